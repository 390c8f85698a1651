"""`python -m regnum` is the command `regnum`, where that is not on the path."""

from regnum.cli.main import main

if __name__ == "__main__":
    main()
