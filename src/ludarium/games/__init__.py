"""The games of the house, each a package that knows ``ludarium.core`` alone."""
