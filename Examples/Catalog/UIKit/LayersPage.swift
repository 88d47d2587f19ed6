import UIKit

class LayersPage: StackedPage {
  private let card = UIView()
  private let spinner = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Corners, border, shadow", row([round(), bordered(), shadowed()]))
    add("Gradients", row([gradient(.axial), gradient(.radial), gradient(.conic)]))
    add("Shapes: filled, dashed, trimmed", row([star(), dashes(), arc()]))
    add("Transforms", row([turned(), squeezed(), tilted()]))
    card.backgroundColor = .systemPink
    card.layer.cornerRadius = 12
    card.widthAnchor.constraint(equalToConstant: 80).isActive = true
    card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    let animate = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Animate") { [weak self] _ in self?.animate() }
    )
    add("Moves, turns and fades", row([card, animate]))
  }

  private func animate() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.card.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
      self.card.backgroundColor = .systemBlue
      self.card.alpha = 0.4
    }
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.toValue = 1
    draw.duration = 1
    spinner.add(draw, forKey: "draw")
  }

  private func box() -> UIView {
    let box = UIView()
    box.widthAnchor.constraint(equalToConstant: 80).isActive = true
    box.heightAnchor.constraint(equalToConstant: 80).isActive = true
    return box
  }

  // MARK: Boxes

  private func round() -> UIView {
    let box = box()
    box.backgroundColor = .systemGreen
    box.layer.cornerRadius = 24
    box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return box
  }

  private func bordered() -> UIView {
    let box = box()
    box.layer.borderWidth = 4
    box.layer.borderColor = UIColor.systemIndigo.cgColor
    box.layer.cornerRadius = 40
    return box
  }

  private func shadowed() -> UIView {
    let box = box()
    box.backgroundColor = .systemBackground
    box.layer.cornerRadius = 12
    box.layer.shadowOpacity = 0.4
    box.layer.shadowRadius = 8
    box.layer.shadowOffset = CGSize(width: 0, height: 4)
    return box
  }

  // MARK: Gradients

  private func gradient(_ type: CAGradientLayerType) -> UIView {
    let box = box()
    let layer = CAGradientLayer()
    layer.type = type
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    layer.colors = [UIColor.systemYellow, .systemRed, .systemPurple].map(\.cgColor)
    layer.startPoint = type == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = type == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
    layer.cornerRadius = 12
    box.layer.addSublayer(layer)
    return box
  }

  // MARK: Shapes

  private func star() -> UIView {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let radius: CGFloat = corner % 2 == 0 ? 38 : 16
      let turn = CGAffineTransform(translationX: 40, y: 40).rotated(by: angle)
      let point = CGPoint(x: radius, y: 0).applying(turn)
      if corner == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.close()
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.fillColor = UIColor.systemOrange.cgColor
    return view(of: layer)
  }

  private func dashes() -> UIView {
    let layer = CAShapeLayer()
    layer.path =
      UIBezierPath(
        roundedRect: CGRect(x: 4, y: 4, width: 72, height: 72),
        cornerRadius: 16
      ).cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.systemBlue.cgColor
    layer.lineWidth = 3
    layer.lineDashPattern = [8, 6]
    return view(of: layer)
  }

  private func arc() -> UIView {
    spinner.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 40, y: 40),
        radius: 32,
        startAngle: -.pi / 2,
        endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
    spinner.fillColor = nil
    spinner.strokeColor = UIColor.systemRed.cgColor
    spinner.lineWidth = 10
    spinner.lineCap = .round
    spinner.strokeStart = 0
    spinner.strokeEnd = 0.7
    return view(of: spinner)
  }

  private func view(of layer: CALayer) -> UIView {
    let box = box()
    box.layer.addSublayer(layer)
    return box
  }

  // MARK: Transforms

  private func turned() -> UIView {
    let box = symbolBox("paperplane.fill")
    box.transform = CGAffineTransform(rotationAngle: .pi / 6)
    return box
  }

  private func squeezed() -> UIView {
    let box = symbolBox("heart.fill")
    box.transform = CGAffineTransform(scaleX: 0.6, y: 1)
    return box
  }

  private func tilted() -> UIView {
    let box = symbolBox("star.fill")
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    box.layer.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    return box
  }

  private func symbolBox(_ name: String) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.contentMode = .center
    view.tintColor = .white
    view.backgroundColor = .systemTeal
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    view.heightAnchor.constraint(equalToConstant: 80).isActive = true
    return view
  }
}
