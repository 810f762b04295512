"""Pictures of boards and sheets."""
