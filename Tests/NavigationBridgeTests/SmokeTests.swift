import Testing

struct SmokeTests {
  @Test
  func `the test target builds`() {
    #expect(Bool(true))
  }
}
