"""Files that outlive the program: each is whole, and one program at a time writes it."""
