"""What pictures have to do with one another: by what is in them, by colour, by their sentence."""
