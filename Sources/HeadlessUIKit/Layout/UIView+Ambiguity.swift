// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether constraints leave a choice for the view's frame.
  ///
  /// Exact, for debugging: it solves a system of its own.
  public var hasAmbiguousLayout: Bool { layoutRecord?.item?.isAmbiguous ?? false }

  /// The constraints that decide where the view lies along an axis, as of the last layout.
  ///
  /// Those are the ones whose constants its edges are sums of; sizes of contents, frames that are
  /// set by hand and constraints that are met with room to spare are not among them.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let item = layoutRecord?.item else { return [] }
    return item.scope.constraints(deciding: item.edges(along: axis))
  }

  /// Gives a view that has a choice another frame that meets the constraints as well.
  ///
  /// For debugging; the next layout that solves anything may move the view again.
  public func exerciseAmbiguityInLayout() {
    guard let item = layoutRecord?.item else { return }
    item.scope.exerciseAmbiguity(of: item)
  }

  /// Says of the view and of each view below it what constraints leave open, or nothing.
  ///
  /// One sentence for each view, with the edges that could lie elsewhere and what would settle them.
  /// Exact, for debugging.
  public func ambiguityDescriptions() -> [String] {
    var sentences: [String] = []
    if let item = layoutRecord?.item, let sentence = item.ambiguityDescription {
      sentences.append(sentence)
    }
    for view in subviews { sentences += view.ambiguityDescriptions() }
    return sentences
  }
}
