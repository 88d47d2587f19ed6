// Values and state machines of a stack.
