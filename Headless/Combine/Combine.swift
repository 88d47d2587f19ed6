// The publishers that view models use.
