// SPDX-License-Identifier: Apache-2.0

/// What a constraint or anchor is about: a view, a guide, or the distance between two of those.
///
/// A view is held by its record, so that constraints neither keep views alive nor hold them weakly:
/// an object that is held weakly pays for it with every retain that anyone does.
enum LayoutTarget {
  case view(LayoutRecord)
  case guide(UILayoutGuide)
  case distance(LayoutDistance)
  /// Nothing: the constraint was made without arguments.
  case nothing

  /// Makes a target of a view or guide; nil for anything else.
  @MainActor init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view.madeLayoutRecord)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view, or the view that owns the guide, if it still exists; nil for a distance.
  var view: UIView? {
    switch self {
    case .view(let record): record.view
    case .guide(let guide): guide.record?.view
    case .distance, .nothing: nil
    }
  }

  /// The view or guide, if it still exists; nil for a distance.
  var object: AnyObject? {
    switch self {
    case .view(let record): record.view
    case .guide(let guide): guide
    case .distance, .nothing: nil
    }
  }

  /// Whether a view that the target needs is gone.
  var isGone: Bool {
    if case .distance(let distance) = self {
      distance.start.isGone || distance.end.isGone
    } else {
      view == nil
    }
  }

  /// Whether the target is a guide that stands for its view's own edges.
  @MainActor var isInset: Bool { if case .guide(let guide) = self { guide.isInset } else { true } }

  /// Calls a function with the view or guide, or with both ends of a distance.
  @inline(__always)
  func forEachEnd(_ body: (LayoutTarget) -> Void) {
    guard case .distance(let distance) = self else {
      body(self)
      return
    }
    body(distance.start)
    body(distance.end)
  }
}
