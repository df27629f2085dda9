// SPDX-License-Identifier: Apache-2.0

/// A view, a guide, or the distance of two; views are referenced by record, as weak references are
/// slow.
enum LayoutTarget {
  case view(LayoutRecord)
  case guide(UILayoutGuide)
  case distance(LayoutDistance)
  case nothing

  @MainActor init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view.madeLayoutRecord)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  var view: UIView? {
    switch self {
    case .view(let record): record.view
    case .guide(let guide): guide.record?.view
    case .distance, .nothing: nil
    }
  }

  var object: AnyObject? {
    switch self {
    case .view(let record): record.view
    case .guide(let guide): guide
    case .distance, .nothing: nil
    }
  }

  var isGone: Bool {
    if case .distance(let distance) = self {
      distance.start.isGone || distance.end.isGone
    } else {
      view == nil
    }
  }

  /// True for a guide that represents its view's own edges.
  @MainActor var isInset: Bool { if case .guide(let guide) = self { guide.isInset } else { true } }

  @inline(__always) func forEachEnd(_ body: (LayoutTarget) -> Void) {
    guard case .distance(let distance) = self else {
      body(self)
      return
    }
    body(distance.start)
    body(distance.end)
  }
}
