// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A content view that casts, compares, and stops at an equal value.
final class SampleContentView: UIView, UIContentView {
  /// How often a value came that differed.
  private(set) var changeCount = 0
  private var current: SampleConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? SampleConfiguration, new != current else { return }
      current = new
      changeCount += 1
    }
  }

  /// Makes a view that shows a configuration.
  init(_ configuration: SampleConfiguration) {
    current = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
