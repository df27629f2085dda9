// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

extension _ButtonLook.Kind {
  /// How far the label lies inside the edges.
  var insets: CGSize {
    switch self {
    case .bordered, .prominent: CGSize(width: 12, height: 7)
    case .borderless, .plain, .styled: .zero
    }
  }

  var cornerRadius: CGFloat { insets == .zero ? 0 : 6 }

  /// Changes what flows down to the label.
  @MainActor func enter(_ environment: inout _ViewEnvironment, _ role: ButtonRole?) {
    switch self {
    case .plain, .styled: return
    case .borderless, .bordered:
      if role == .destructive {
        environment.setForeground(Color.red._erased)
      } else {
        environment.setForeground(TintShapeStyle()._erased)
      }
    case .prominent: environment.setForeground(Color.white._erased)
    }
  }

  /// The packed colour behind the label; nil for none.
  @MainActor func background(_ environment: _ViewEnvironment, _ role: ButtonRole?) -> UInt32? {
    let red = Color.red.packed(accent: environment.accent)
    switch self {
    case .borderless, .plain, .styled: return nil
    case .prominent:
      guard environment.isEnabled else { return UIColor.systemGray5.packedRGBA }
      return role == .destructive ? red : environment.accent
    case .bordered:
      guard environment.isEnabled else { return UIColor.systemGray5.packedRGBA }
      guard environment.isTinted else { return UIColor.systemGray.packedRGBA.faded(0.2) }
      return (role == .destructive ? red : environment.accent).faded(0.18)
    }
  }

  /// Whether the engine dims a button that is pressed or disabled; a style of one's own does so itself.
  var dims: Bool { if case .styled = self { false } else { true } }
}

extension ButtonStyle {
  func view<Title: View>(of button: Button<Title>, isPressed: Bool) -> AnyView {
    let label = Configuration.Label(view: AnyView(button.title))
    let configuration = Configuration(role: button.role, label: label, isPressed: isPressed)
    return AnyView(StyledButton(style: self, configuration: configuration))
  }
}

/// A button in a style of one's own, whose dynamic properties are found through this view.
private struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

/// A button on screen: a control that holds the views of its label.
final class ButtonNode: _ViewNode {
  let label = StackNode(.horizontal)

  private let control = HostedControl()
  private var insets = CGSize.zero
  private var radius: CGFloat = 0
  private var packedBackground: UInt32?

  override init() {
    super.init()
    label.parent = self
  }

  var isPressed: Bool { control.isHighlighted }

  func take(
    _ role: ButtonRole?,
    _ action: @escaping @MainActor () -> Void,
    _ look: _ButtonLook.Kind,
    _ environment: _ViewEnvironment
  ) {
    control.action = action
    control.link = look.dims ? nil : environment.link
    control.dims = look.dims
    if control.isEnabled != environment.isEnabled { control.isEnabled = environment.isEnabled }
    control.showState()
    let background = look.background(environment, role)
    if background != packedBackground {
      packedBackground = background
      control.backgroundColor = background.map { UIColor(packedRGBA: $0) }
    }
    if radius != look.cornerRadius {
      radius = look.cornerRadius
      control.layer.cornerRadius = radius
    }
    guard insets != look.insets else { return }
    insets = look.insets
    invalidate()
  }

  override func appendViews(to views: inout [UIView]) {
    var content: [UIView] = []
    label.appendViews(to: &content)
    control.showSubviews(content)
    views.append(control)
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let size = label.size(inner(proposal))
    return CGSize(width: size.width + 2 * insets.width, height: size.height + 2 * insets.height)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    control.show(in: CGRect(origin: origin, size: size(proposal)))
    // The label counts from the corner of the control, which lies on a pixel.
    label.place(
      at: CGPoint(
        x: origin.x - control.frame.minX + insets.width,
        y: origin.y - control.frame.minY + insets.height
      ),
      inner(proposal)
    )
  }

  override func firstBaseline(_ proposal: Proposal) -> CGFloat? {
    label.firstBaseline(inner(proposal)).map { $0 + insets.height }
  }

  override func lastBaseline(_ proposal: Proposal) -> CGFloat? {
    label.lastBaseline(inner(proposal)).map { $0 + insets.height }
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    proposal.reduced(byWidth: 2 * insets.width, height: 2 * insets.height)
  }
}

/// A control that holds hosted views and takes the touches on all of them.
final class HostedControl: UIControl {
  /// What is done when a finger lifts inside.
  var action: (@MainActor () -> Void)?
  /// Who is asked for an update when a finger comes or goes; nil if the look does not depend on it.
  var link: UpdateLink?
  /// Whether the control is dimmed while it is pressed or disabled.
  var dims = true

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    addAction(UIAction { [unowned self] _ in action?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      showState()
      link?.ask()
    }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTexts }
    set { super.accessibilityLabel = newValue }
  }

  func showState() {
    let shown: CGFloat = dims ? (isEnabled ? (isHighlighted ? 0.75 : 1) : 0.5) : 1
    if alpha != shown { alpha = shown }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

extension UIView {
  /// The texts in and below the view, one after the other; nil if there are none.
  var shownTexts: String? {
    var texts: [String] = []
    var views = subviews
    while let view = views.first {
      views.removeFirst()
      if let text = (view as? UILabel)?.text { texts.append(text) }
      views.insert(contentsOf: view.subviews, at: 0)
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
