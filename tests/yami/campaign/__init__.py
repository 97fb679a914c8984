"""The campaign of Yami."""
