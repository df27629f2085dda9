// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// Holds a boxed configuration on the heap, so that the box cannot be made on the stack.
final class BoxHolder {
  /// The box.
  var box: any UIContentConfiguration

  /// Boxes a value.
  init(_ value: SampleConfiguration) {
    box = value
  }
}
