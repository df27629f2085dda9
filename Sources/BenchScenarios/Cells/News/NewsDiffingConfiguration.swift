// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct NewsDiffingConfiguration: UIContentConfiguration {
  var fields: NewsFields

  func makeContentView() -> any UIView & UIContentView {
    NewsDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> NewsDiffingConfiguration {
    self
  }
}
