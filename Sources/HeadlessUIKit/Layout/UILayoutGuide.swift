// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle that takes part in layout and is never displayed.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// What decides on the rectangle.
  enum Kind {
    case free
    /// The owning view's bounds without its margins.
    case margins
    /// The owning view's bounds without its safe area insets.
    case safeArea
    case readable
    /// Constraints that the view itself states: below the safe area, as no keyboard is shown.
    case keyboard
    /// The owning scroll view's content, which constraints make as large as it is.
    case content
    /// The part of the owning scroll view's content that is seen.
    case viewport
  }

  open var owningView: UIView? { record?.view }
  open var identifier = ""

  let kind: Kind
  /// The record of the view that the guide belongs to.
  nonisolated(unsafe) var record: LayoutRecord?
  /// The guide in the scope that it lies in.
  nonisolated(unsafe) var layoutItem: LayoutItem?

  public convenience override init() { self.init(kind: .free, of: nil) }

  /// Creates a guide that belongs to no view yet.
  ///
  /// Nothing is read from the coder: there are no archives here.
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

  /// Whether the guide is the owning view's bounds with an inset, and nothing to solve for.
  var isInset: Bool { kind == .margins || kind == .safeArea || kind == .viewport }

  /// How far the guide lies inside the edges of the view that owns it, if it is an inset.
  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: return view.layoutMargins
    case .viewport:
      let offset = view.boundsOrigin
      return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    default: return view.safeAreaInsets
    }
  }

  /// What the guide is called in descriptions.
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
}

extension UILayoutGuide {
  public var hasAmbiguousLayout: Bool { layoutItem?.isAmbiguous ?? false }

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let layoutItem else { return [] }
    return layoutItem.scope.constraints(deciding: layoutItem.edges(along: axis))
  }
}

/// Where a keyboard is, to anchor to: as high as nothing, at the lower end of the safe area, as none is shown.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that lies apart from the edge; kept.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area where there is no keyboard; kept, as that is the whole view here.
  open var usesBottomSafeArea = true
}
