"""Cases of Carolingi and Scenario 814."""
