// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: the fields as a value; its content view writes every property from them.
struct MessageConfiguration: UIContentConfiguration {
  var fields: MessageFields

  func makeContentView() -> any UIView & UIContentView {
    MessageContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> MessageConfiguration {
    self
  }
}
