.PHONY: demo test check check-ios bench docs lint

demo test check check-ios bench docs lint:
	@Scripts/$@
