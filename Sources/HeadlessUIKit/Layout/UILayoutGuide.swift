// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle that takes part in layout and is never displayed.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  enum Kind {
    case free, margins, safeArea, readable
    /// Constraints that the view adds: below the safe area, since no keyboard appears.
    case keyboard
    case content, viewport
  }

  open var owningView: UIView? { record?.view }
  open var identifier = ""
  let kind: Kind
  nonisolated(unsafe) var record: LayoutRecord?
  nonisolated(unsafe) var layoutItem: LayoutItem?

  public convenience override init() { self.init(kind: .free, of: nil) }

  /// Creates a guide without a view; the coder is ignored.
  public required convenience init?(coder: NSCoder) { self.init(kind: .free, of: nil) }

  init(kind: Kind, of view: UIView?) {
    self.kind = kind
    record = view?.madeLayoutRecord
    super.init()
  }

  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let bounds = CGRect(origin: .zero, size: owningView.storedFrame.size)
    switch kind {
    case .margins: return bounds.inset(by: owningView.layoutMargins)
    case .safeArea: return bounds.inset(by: owningView.safeAreaInsets)
    case .viewport:
      return bounds.offsetBy(dx: owningView.boundsOrigin.x, dy: owningView.boundsOrigin.y)
    case .content where layoutItem == nil:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .content, .free, .readable, .keyboard: return layoutItem?.frame ?? .zero
    }
  }

  var isInset: Bool { kind == .margins || kind == .safeArea || kind == .viewport }

  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: return view.layoutMargins
    case .viewport:
      let offset = view.boundsOrigin
      return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    default: return view.safeAreaInsets
    }
  }

  var label: String {
    switch kind {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .content: "contentLayoutGuide"
    case .viewport: "frameLayoutGuide"
    case .free: identifier.isEmpty ? "UILayoutGuide" : identifier
    }
  }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .centerY) }
  public var hasAmbiguousLayout: Bool { layoutItem?.isAmbiguous ?? false }

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let layoutItem else { return [] }
    return layoutItem.scope.constraints(deciding: layoutItem.edges(along: axis))
  }
}

/// The area of the keyboard: empty, at the lower end of the safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// True if the guide follows an undocked keyboard; stored without effect.
  open var followsUndockedKeyboard = false
  /// True if the guide ends at the safe area without a keyboard; stored without effect.
  open var usesBottomSafeArea = true
}
