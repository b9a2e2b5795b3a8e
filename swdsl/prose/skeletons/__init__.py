"""One skeleton per shape of sentence: what is said in which order, in frames that each language gives."""
