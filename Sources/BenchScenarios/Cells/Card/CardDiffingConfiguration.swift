// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct CardDiffingConfiguration: UIContentConfiguration {
  var fields: CardFields

  func makeContentView() -> any UIView & UIContentView {
    CardDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> CardDiffingConfiguration {
    self
  }
}
