// SPDX-License-Identifier: Apache-2.0

import UIKit

// Neither Hashable nor Equatable: what is equal is for the content view to find out.
struct NewsContentConfiguration: UIContentConfiguration {
    let news: News
    var textColor: UIColor?

    func makeContentView() -> any UIView & UIContentView {
        return NewsContentView(configuration: self)
    }

    func updated(for state: any UIConfigurationState) -> NewsContentConfiguration {
        return self
    }
}
