// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: the fields as a value; its content view writes every property from them.
struct SubtitleConfiguration: UIContentConfiguration {
  var fields: SubtitleFields

  func makeContentView() -> any UIView & UIContentView {
    SubtitleContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SubtitleConfiguration {
    self
  }
}
