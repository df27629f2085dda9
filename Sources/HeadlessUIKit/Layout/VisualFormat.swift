// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row or column of views as a visual format describes it.
struct VisualFormat: Equatable {
  /// A number that stands in the format, or the name of one among the metrics.
  enum Quantity: Equatable {
    /// A number of the format's own.
    case number(CGFloat)
    /// The name of a metric, or of a view where a size is meant.
    case name(String)
  }

  /// One condition on a space or a size.
  struct Predicate: Equatable {
    /// How the space or size stands to the quantity.
    var relation = NSLayoutConstraint.Relation.equal
    /// What it is compared with.
    var quantity: Quantity
    /// What the size of another view is multiplied by.
    var multiplier = Quantity.number(1)
    /// What is added to the size of another view.
    var constant = Quantity.number(0)
    /// How strongly the condition holds.
    var priority = Quantity.number(1000)
    /// Where the condition begins, in characters from the start of the format.
    var position: Int
  }

  /// What lies between two neighbours.
  enum Space: Equatable {
    /// Nothing: the edges meet.
    case none
    /// A single dash: the standard space.
    case standard
    /// Conditions.
    case predicates([Predicate])
  }

  /// A view with conditions on its size.
  struct Element: Equatable {
    /// The name of the view.
    var name: String
    /// The conditions on its size.
    var predicates: [Predicate]
    /// Where the view stands, in characters from the start of the format.
    var position: Int
  }

  /// The direction of the row or column.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The space to the near edge of the superview, if the format names that edge.
  var near: Space?
  /// The views.
  var elements: [Element] = []
  /// The spaces between the views, one fewer than views.
  var spaces: [Space] = []
  /// The space to the far edge of the superview, if the format names that edge.
  var far: Space?
}
