"""Content by hand, in the style the compiler prints, so that the kernel can be tested alone."""
