// SPDX-License-Identifier: Apache-2.0

/// A view or guide that a constraint or anchor is about.
///
/// A view is held by its record, so that constraints neither keep views alive nor hold them weakly:
/// an object that is held weakly pays for it with every retain that anyone does.
enum LayoutTarget {
  /// A view.
  case view(LayoutRecord)
  /// A guide.
  case guide(UILayoutGuide)

  /// Makes a target of a view or guide; nil for anything else.
  @MainActor init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view.madeLayoutRecord)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view, or the view that owns the guide, if it still exists.
  var view: UIView? {
    switch self {
    case .view(let record): record.view
    case .guide(let guide): guide.record?.view
    }
  }

  /// The view or guide, if it still exists.
  var object: AnyObject? {
    switch self {
    case .view(let record): record.view
    case .guide(let guide): guide
    }
  }

  /// Whether the target is a guide that stands for its view's own edges.
  @MainActor var isInset: Bool {
    if case .guide(let guide) = self { guide.isInset } else { true }
  }
}
