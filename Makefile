.PHONY: demo test check check-ios bench soak docs lint pictures

demo test check check-ios bench soak docs lint pictures:
	@Scripts/$@
