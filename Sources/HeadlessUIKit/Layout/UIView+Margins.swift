// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The distances of the margins from the edges: 8 points at first (R39).
  public var layoutMargins: UIEdgeInsets {
    get { layoutRecord?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set {
      guard newValue != layoutMargins else { return }
      madeLayoutRecord.margins = newValue
      restateInsets()
      setNeedsLayout()
    }
  }

  /// The distances of the margins from the edges; text here runs from left to right.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  /// The distances of the part that bars and notches leave free: none here.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The rectangle within the margins, to anchor to.
  public var layoutMarginsGuide: UILayoutGuide {
    let record = madeLayoutRecord
    if let guide = record.marginsGuide { return guide }
    let guide = UILayoutGuide(kind: .margins, of: self)
    record.marginsGuide = guide
    return guide
  }

  /// The rectangle within the safe area, to anchor to: the whole bounds here.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let record = madeLayoutRecord
    if let guide = record.safeAreaGuide { return guide }
    let guide = UILayoutGuide(kind: .safeArea, of: self)
    record.safeAreaGuide = guide
    return guide
  }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Adds a guide, taking it from its former view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    precondition(guide.kind == .free, "\(guide.label) belongs to its view and cannot be added.")
    guide.owningView?.removeLayoutGuide(guide)
    madeLayoutRecord.guides.append(guide)
    guide.record = layoutRecord
  }

  /// Takes a guide out, with the constraints that name it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard let index = layoutRecord?.guides.firstIndex(where: { $0 === guide }) else { return }
    var here: UIView? = self
    while let view = here {
      for constraint in view.layoutRecord?.constraints ?? []
      where constraint.names(guide) {
        constraint.isActive = false
      }
      here = view.parent
    }
    guide.layoutItem?.scope.invalidateStructure()
    layoutRecord?.guides.remove(at: index)
    guide.record = nil
  }

  /// Restates the constants of constraints to the margins, in this view's scope and the one above.
  private func restateInsets() {
    layoutRecord?.scope?.restateInsets(of: self)
    layoutRecord?.item?.scope.restateInsets(of: self)
  }
}
