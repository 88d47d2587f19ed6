/// The responders that hold an activity: each is asked to bring it up to date once it needs that.
@MainActor
final class HeldActivities {
  private struct Holder {
    weak var responder: UIResponder?
  }

  private unowned let stage: Stage
  private var holders: [Holder] = []

  init(stage: Stage) {
    self.stage = stage
  }

  func note(_ responder: UIResponder) {
    holders.removeAll { $0.responder == nil || $0.responder === responder }
    holders.append(Holder(responder: responder))
    stage.loop.poll("HeldActivities") { [weak self] in self?.save() }
  }

  // D: the responders that hold it write into it, then the delegate hears of it.
  private func save() {
    let responders = holders.compactMap(\.responder)
    let stale = responders.compactMap(\.userActivity).filter(\.needsSave)
    for activity in stale where activity.needsSave {
      activity.needsSave = false
      for responder in responders where responder.userActivity === activity {
        responder.updateUserActivityState(activity)
      }
      tell(activity)
    }
  }

  private func tell(_ activity: NSUserActivity) {
    let application = stage.application
    guard application.usesScenes else {
      application.delegate?.application(application, didUpdate: activity)
      return
    }
    for scene in application.connectedScenes {
      scene.delegate?.scene(scene, didUpdate: activity)
    }
  }
}
