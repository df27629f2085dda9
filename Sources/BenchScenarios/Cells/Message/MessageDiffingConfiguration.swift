// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct MessageDiffingConfiguration: UIContentConfiguration {
  var fields: MessageFields

  func makeContentView() -> any UIView & UIContentView {
    MessageDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> MessageDiffingConfiguration {
    self
  }
}
