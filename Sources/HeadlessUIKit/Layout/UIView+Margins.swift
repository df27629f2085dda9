// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutRecord?.preservesParentMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      madeLayoutRecord.preservesParentMargins = newValue
      restateInsets()
      setNeedsLayout()
    }
  }

  /// The effective margins: the view's own, or those that remain of the parent's.
  var effectiveMargins: UIEdgeInsets {
    guard let record = layoutRecord else { return standardMargins }
    var margins = givenOrStandardMargins
    guard record.preservesParentMargins, let parent else { return margins }
    let outer = parent.layoutMargins
    let size = parent.storedFrame.size
    margins.top = max(margins.top, outer.top - storedFrame.minY)
    margins.left = max(margins.left, outer.left - storedFrame.minX)
    margins.bottom = max(margins.bottom, outer.bottom - (size.height - storedFrame.maxY))
    margins.right = max(margins.right, outer.right - (size.width - storedFrame.maxX))
    return margins
  }

  func setMargins(_ margins: UIEdgeInsets) {
    let finite = margins.withFiniteParts
    guard finite != givenOrStandardMargins else { return }
    let record = madeLayoutRecord
    record.margins = finite
    record.hasOwnMargins = true
    restateInsets()
    setNeedsLayout()
    layoutMarginsDidChange()
    for view in subviews { view.parentMarginsDidChange() }
  }

  private var givenOrStandardMargins: UIEdgeInsets {
    if let layoutRecord, layoutRecord.hasOwnMargins { return layoutRecord.margins }
    return standardMargins
  }

  func standardMarginsDidChange() {
    guard layoutRecord?.hasOwnMargins != true else { return }
    restateInsets()
    setNeedsLayout()
    layoutMarginsDidChange()
    for view in subviews { view.parentMarginsDidChange() }
  }

  /// The distances that bars and notches cover: zero.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  public var layoutMarginsGuide: UILayoutGuide {
    let owner = madeLayoutRecord
    if let marginsGuide = owner.marginsGuide { return marginsGuide }
    let made = UILayoutGuide(kind: .margins, of: self)
    owner.marginsGuide = made
    return made
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    let owner = madeLayoutRecord
    if let safeAreaGuide = owner.safeAreaGuide { return safeAreaGuide }
    let made = UILayoutGuide(kind: .safeArea, of: self)
    owner.safeAreaGuide = made
    return made
  }

  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    require(guide.kind == .free, "\(guide.label) belongs to its view and cannot be added.")
    guide.owningView?.removeLayoutGuide(guide)
    madeLayoutRecord.guides.append(guide)
    guide.record = layoutRecord
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard let index = layoutRecord?.guides.firstIndex(where: { $0 === guide }) else { return }
    var here: UIView? = self
    while let view = here {
      for constraint in view.layoutRecord?.constraints ?? [] where constraint.names(guide) {
        constraint.isActive = false
      }
      here = view.parent
    }
    guide.layoutItem?.scope.invalidateStructure()
    layoutRecord?.guides.remove(at: index)
    guide.record = nil
  }

  func restateInsets() {
    layoutRecord?.scope?.restateInsets(of: self)
    layoutRecord?.item?.scope.restateInsets(of: self)
  }

  private static let readableWidth: CGFloat = 672

  /// The guide within the margins that is at most 672 points wide.
  public var readableContentGuide: UILayoutGuide {
    let record = madeLayoutRecord
    if let guide = record.readableGuide { return guide }
    let guide = UILayoutGuide(kind: .readable, of: self)
    record.readableGuide = guide
    let margins = layoutMarginsGuide
    let wish = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    wish.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
      guide.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor), wish,
    ])
    return guide
  }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = rare?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(kind: .keyboard, of: self)
    madeRare.keyboardGuide = guide
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    return guide
  }
}
