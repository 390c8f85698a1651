"""The games as environments of the libraries that researchers use; each needs its extra:
`pip install regnum[pettingzoo]`, `regnum[gymnasium]`, `regnum[openspiel]`."""
