// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: the fields as a value; its content view writes every property from them.
struct NewsConfiguration: UIContentConfiguration {
  var fields: NewsFields

  func makeContentView() -> any UIView & UIContentView {
    NewsContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> NewsConfiguration {
    self
  }
}
