// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: the fields as a value; its content view writes every property from them.
struct CardConfiguration: UIContentConfiguration {
  var fields: CardFields

  func makeContentView() -> any UIView & UIContentView {
    CardContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> CardConfiguration {
    self
  }
}
