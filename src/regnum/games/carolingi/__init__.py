"""Carolingi, by Sebastian Freudenberg and Christoph Cantzler: the grandchildren of
Charlemagne, their followers, and rebellion in the Empire."""
