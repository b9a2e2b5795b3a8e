"""The page of the studio: what serves it on this machine, and what makes a folder of it for any web host.

The page itself is in `source/`, JavaScript that `make studio` bundles into `built/`; it asks the studio and
knows no rule. Nothing here reads rules or writes files: the command line does.
"""
