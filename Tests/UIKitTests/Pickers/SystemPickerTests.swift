import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite(.onStage)
struct SystemPickerTests {
  private let stage = Stage.current
  private let root = UIViewController()

  private func present(_ controller: UIViewController) {
    stage.show(root)
    root.present(controller, animated: true)
    stage.loop.settle()
  }

  private func tap(_ label: String) throws {
    let nodes = stage.layers.flatMap { $0 }.flatMap(\.flattened)
    let frame = try #require(nodes.last { $0.label == label }).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
  }

  private final class Images: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var picked: [UIImage] = []
    var cancels = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      picked += [info[.originalImage] as? UIImage].compactMap { $0 }
      picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancels += 1
      picker.dismiss(animated: true)
    }
  }

  @Test func `there is a photo library and no camera`() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }

  @Test func `cancelling an image picker tells its delegate`() throws {
    let delegate = Images()
    let picker = UIImagePickerController()
    picker.delegate = delegate
    present(picker)

    try tap("Cancel")

    #expect(delegate.cancels == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `an image picker without a delegate closes by itself`() throws {
    present(UIImagePickerController())

    try tap("Cancel")

    #expect(root.presentedViewController == nil)
  }

  @Test func `a picture that a person chooses reaches the delegate`() {
    let delegate = Images()
    let picker = UIImagePickerController()
    picker.delegate = delegate
    present(picker)
    let image = UIImage()

    picker.choose(image)
    stage.loop.settle()

    #expect(delegate.picked == [image])
    #expect(root.presentedViewController == nil)
  }

  private final class Documents: NSObject, UIDocumentPickerDelegate {
    var picked: [URL] = []
    var cancels = 0

    func documentPicker(
      _ controller: UIDocumentPickerViewController,
      didPickDocumentsAt urls: [URL]
    ) { picked += urls }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
  }

  @Test func `a document picker closes itself when it's cancelled`() throws {
    let delegate = Documents()
    let picker = UIDocumentPickerViewController(forExporting: [])
    picker.delegate = delegate
    present(picker)

    try tap("Cancel")

    #expect(delegate.cancels == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `exporting a document gives its address back`() throws {
    let delegate = Documents()
    let url = URL(fileURLWithPath: "/tmp/letter.txt")
    let picker = UIDocumentPickerViewController(forExporting: [url])
    picker.delegate = delegate
    present(picker)

    try tap("Save")

    #expect(delegate.picked == [url])
    #expect(root.presentedViewController == nil)
  }

  private final class Colors: NSObject, UIColorPickerViewControllerDelegate {
    var chosen: [UIColor] = []
    var finished = 0

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController,
      didSelect color: UIColor,
      continuously: Bool
    ) { chosen.append(color) }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      finished += 1
    }
  }

  @Test func `a colour picker tells each colour and its end`() throws {
    let delegate = Colors()
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    present(picker)

    try tap("Orange")
    #expect(delegate.chosen == [.systemOrange])
    #expect(picker.selectedColor == .systemOrange)
    #expect(root.presentedViewController === picker)
    #expect(delegate.finished == 0)
    try tap("Close")

    #expect(delegate.finished == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a colour well opens a picker and takes its colour`() throws {
    stage.show(root)
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 44, height: 44))
    well.title = "Ink"
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    root.view.addSubview(well)
    stage.loop.settle()

    try tap("Ink")
    #expect(root.presentedViewController is UIColorPickerViewController)
    try tap("Orange")

    #expect(well.selectedColor == .systemOrange)
    #expect(changes == 1)
  }
}
