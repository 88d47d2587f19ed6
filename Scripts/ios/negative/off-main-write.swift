// expect: main actor-isolated property 'title' can not be mutated from a nonisolated context
import UIKit

func rename(_ controller: UIViewController) {
  controller.title = "Title"
}
