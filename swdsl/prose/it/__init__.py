"""Italian: one phrase per construct of the model."""
