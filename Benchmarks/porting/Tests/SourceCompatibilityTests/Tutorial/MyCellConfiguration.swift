// SPDX-License-Identifier: Apache-2.0

import UIKit

// The protocols are spelled without `any`, and `Self` by its name, as in most code of iOS 14's days.
struct MyCellConfiguration: UIContentConfiguration, Hashable {

    var title: String = ""
    var body: String = ""

    func makeContentView() -> UIView & UIContentView {
        return MyContentView(config: self)
    }

    func updated(for state: UIConfigurationState) -> MyCellConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        if state.isSelected {
            updated.title = "선택됨: " + title
        }
        return updated
    }
}
