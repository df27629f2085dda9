// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How what lies behind a view looks through it.
///
/// Nothing is blurred here: a view with an effect shows the effect's colour, half transparent.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  /// The colour that stands in for the effect.
  var standInRGBA: UInt32 { 0 }
}
