.PHONY: demo test check check-ios bench soak docs lint

demo test check check-ios bench soak docs lint:
	@Scripts/$@
