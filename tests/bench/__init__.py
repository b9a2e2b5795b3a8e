"""Benchmarks: figures to look at, each beside the speed of a fixed loop on the same machine."""
