// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct SettingDiffingConfiguration: UIContentConfiguration {
  var fields: SettingFields

  func makeContentView() -> any UIView & UIContentView {
    SettingDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SettingDiffingConfiguration {
    self
  }
}
