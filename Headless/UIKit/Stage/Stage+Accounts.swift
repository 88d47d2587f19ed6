extension Stage {
  /// Whether mail can be sent from this device.
  public var hasMailAccount: Bool {
    get { accounts.hasMail }
    set { accounts.hasMail = newValue }
  }

  /// Whether text messages can be sent from this device.
  public var sendsTextMessages: Bool {
    get { accounts.sendsTexts }
    set { accounts.sendsTexts = newValue }
  }

  struct Accounts {
    var hasMail = false
    var sendsTexts = false
  }
}
