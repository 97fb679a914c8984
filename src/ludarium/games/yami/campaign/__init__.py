"""The campaign of Yami: two kingdom maps, a journey sheet, envelopes."""
