// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct HeavyDiffingConfiguration: UIContentConfiguration {
  var fields: HeavyFields

  func makeContentView() -> any UIView & UIContentView {
    HeavyDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> HeavyDiffingConfiguration {
    self
  }
}
