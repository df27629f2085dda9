// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// The length that a view's content asks for along one axis, and what states it in the solver.
struct IntrinsicLength {
  /// The length; negative without an opinion.
  var length: CGFloat = -1
  /// Keeps the view from being longer.
  var hugging: ConstraintHandle?
  /// Keeps the view from being shorter.
  var resistance: ConstraintHandle?
  /// The priorities at which both stand.
  var priorities = (hugging: UILayoutPriority(0), resistance: UILayoutPriority(0))
}
