"""Games for tests alone: each leans on a part of the contract that Bluff does not need."""
