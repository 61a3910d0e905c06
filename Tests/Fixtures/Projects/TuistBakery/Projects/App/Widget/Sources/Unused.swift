This is no Swift, and the manifest leaves it out.
