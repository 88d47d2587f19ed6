extension Stage {
  /// Launches an app as the system does: its delegate, then a scene (D, A.11).
  public func launch(_ delegate: any UIApplicationDelegate, opening urls: [URL] = []) {
    perform {
      application.launch(delegate, opening: urls)
      loop.flush()
    }
  }

  /// Opens a URL of the app while it runs.
  public func open(_ url: URL) {
    perform {
      let contexts: Set = [UIOpenURLContext(url: url)]
      for scene in application.connectedScenes {
        scene.delegate?.scene(scene, openURLContexts: contexts)
      }
      loop.flush()
    }
  }

  /// The user goes to the home screen.
  public func enterBackground() {
    perform {
      application.leaveForeground()
      loop.flush()
    }
  }

  public func enterForeground() {
    perform {
      application.returnToForeground()
      loop.flush()
    }
  }

  /// The URLs that the app handed to the system.
  public var openedURLs: [URL] { application.openedURLs }

  /// What a person hears of the key window, a line an element.
  public var spokenText: String {
    func lines(_ nodes: [AccessibilityNode], _ depth: Int) -> [String] {
      nodes.flatMap { node -> [String] in
        let parts = [node.role.rawValue, node.label, node.value, node.isEnabled ? nil : "dimmed"]
        let line =
          String(repeating: "  ", count: depth)
          + parts.compactMap { $0 }.joined(
            separator: " "
          )
        return [line] + lines(node.children, depth + 1)
      }
    }
    return perform { lines(window?.accessibilityNodes() ?? [], 0).joined(separator: "\n") }
  }
}
