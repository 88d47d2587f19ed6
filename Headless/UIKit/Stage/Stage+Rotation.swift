extension Stage {
  static let rotationDuration: TimeInterval = 0.3

  /// The user turns the device: what the app shows follows, if it allows.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    perform {
      deviceOrientation = orientation
      UIDevice.current.postOrientation()
      let isAllowed = orientationRequest(orientation)
      loop.flush()
      return isAllowed
    }
  }

  /// The app asks for an orientation, or the device was turned.
  func orientationRequest(_ orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != .unknown else { return false }
    let mask = UIInterfaceOrientationMask(orientation)
    guard allowedOrientations.contains(mask) else { return false }
    turn(to: orientation)
    return true
  }

  /// What the top controller of the key window and the app both support.
  var allowedOrientations: UIInterfaceOrientationMask {
    guard let window else { return .all }
    let controller = window.rootViewController?.orientationSource
    let own = controller?.supportedInterfaceOrientations ?? .all
    let app = application.delegate?.application(
      application,
      supportedInterfaceOrientationsFor: window
    )
    let device: UIInterfaceOrientationMask = self.device.isPad ? .all : .allButUpsideDown
    return own.intersection(app ?? .all).intersection(device)
  }

  /// Turns what is shown when the controllers no longer support it.
  func followSupportedOrientations(announces: Bool = true) {
    let allowed = allowedOrientations
    guard !allowed.isEmpty else { return }
    if allowed.contains(UIInterfaceOrientationMask(deviceOrientation)) {
      return turn(to: deviceOrientation, announces: announces)
    }
    guard !allowed.contains(UIInterfaceOrientationMask(interfaceOrientation)) else { return }
    let order: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard let best = order.first(where: { allowed.contains(UIInterfaceOrientationMask($0)) })
    else { return }
    turn(to: best, announces: announces)
  }

  private func turn(to orientation: UIInterfaceOrientation, announces: Bool = true) {
    guard orientation != interfaceOrientation else { return }
    let old = interfaceOrientation
    interfaceOrientation = orientation
    let target =
      old.isLandscape == orientation.isLandscape ? device : device.turned(upright: uprightDevice)
    change(to: target, from: old, announces: announces)
  }

  /// The window of a scene gets another size, as in Split View or with the pointer.
  public func resize(to size: CGSize) {
    perform {
      var device = device
      device.size = size
      change(to: device, from: interfaceOrientation)
      loop.flush()
    }
  }

  private func change(
    to device: Device,
    from orientation: UIInterfaceOrientation,
    announces: Bool = true
  ) {
    let oldSize = self.device.size
    let oldTraits = self.traits
    let traits = oldTraits.fitting(device)
    let duration = announces && UIView.areAnimationsEnabled ? Self.rotationDuration : 0
    let windows = application.visibleWindows.filter { $0.bounds.size == oldSize }
    let changes = windows.map { window in
      let change = WindowChange(window, duration: duration)
      if announces { change.announce(size: device.size, traits: traits) }
      return (window, change)
    }
    self.device = device
    let areOtherTraits = traits != oldTraits
    self.traits = traits
    for (window, change) in changes {
      change.run {
        window.frame = CGRect(origin: .zero, size: device.size)
        if areOtherTraits { window.environmentDidChange() }
        window.setNeedsLayout()
      }
    }
    for scene in application.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
      scene.geometryDidChange(from: oldSize, orientation: orientation, traits: oldTraits)
    }
  }
}

extension UIViewController {
  /// Who decides about orientations: the top of what is presented in full screen.
  fileprivate var orientationSource: UIViewController {
    guard let presented = presentation.presented, !presented.presentation.isBeingDismissed,
      presented.presentation.controller?.active is FullScreenPresentationController
    else { return self }
    return presented.orientationSource
  }
}

extension Device {
  /// This device on its side, or upright again.
  fileprivate func turned(upright: Device) -> Device {
    guard size == upright.size else { return upright }
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    guard !isPad else { return turned }
    // A phone hides its status bar; the island or notch is at one side.
    let top = safeAreaInsets.top
    turned.statusBarHeight = 0
    turned.safeAreaInsets =
      safeAreaInsets.bottom > 0
      ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
    return turned
  }
}

extension UITraitCollection {
  /// The size classes that a screen of a device gives.
  func fitting(_ device: Device) -> UITraitCollection {
    var values = values
    let size = device.size
    if device.isPad {
      values.horizontalSizeClass = size.width < 600 ? .compact : .regular
      values.verticalSizeClass = .regular
    } else {
      let isLandscape = size.width > size.height
      values.horizontalSizeClass = isLandscape && size.width >= 896 ? .regular : .compact
      values.verticalSizeClass = isLandscape ? .compact : .regular
    }
    return values == self.values ? self : UITraitCollection(values: values)
  }
}
