// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: the fields as a value; its content view writes every property from them.
struct HeavyConfiguration: UIContentConfiguration {
  var fields: HeavyFields

  func makeContentView() -> any UIView & UIContentView {
    HeavyContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> HeavyConfiguration {
    self
  }
}
