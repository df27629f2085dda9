// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: the fields as a value; its content view writes every property from them.
struct SettingConfiguration: UIContentConfiguration {
  var fields: SettingFields

  func makeContentView() -> any UIView & UIContentView {
    SettingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SettingConfiguration {
    self
  }
}
