extension View {
  nonisolated func accessibility(_ change: AccessibilityChange) -> some View {
    modifier(AccessibilityModifier(change: change))
  }
}

// B.5
@available(iOS 14.0, *)
extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility(.label(label.plain))
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility(.label(labelKey.text))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(.label(String(label)))
  }

  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility(.value(valueDescription.plain))
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibility(.value(valueKey.text))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility(.value(String(value)))
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibility(.hint(hint.plain))
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibility(.hint(hintKey.text))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility(.hint(String(hint)))
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(.identifier(identifier))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility(.hidden(hidden))
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.add(traits))
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.remove(traits))
  }
}

// The forms of iOS 13.
extension View {
  nonisolated public func accessibility(label: Text) -> some View {
    accessibility(.label(label.plain))
  }

  nonisolated public func accessibility(value: Text) -> some View {
    accessibility(.value(value.plain))
  }

  nonisolated public func accessibility(hint: Text) -> some View {
    accessibility(.hint(hint.plain))
  }

  nonisolated public func accessibility(identifier: String) -> some View {
    accessibility(.identifier(identifier))
  }

  nonisolated public func accessibility(hidden: Bool) -> some View {
    accessibility(.hidden(hidden))
  }

  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibility(.add(traits))
  }

  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibility(.remove(traits))
  }
}
