"""The house: tables that lose nothing, served to browsers."""
