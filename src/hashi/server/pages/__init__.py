"""The pages: rendered here, brought to life by the modules in `static`, which know no rules."""
