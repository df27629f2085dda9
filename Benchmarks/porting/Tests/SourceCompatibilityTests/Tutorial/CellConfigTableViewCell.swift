// SPDX-License-Identifier: Apache-2.0

import UIKit

class CellConfigTableViewCell: UITableViewCell {

    var title: String = "" {
        didSet {
            setNeedsUpdateConfiguration()
        }
    }

    var body: String = "" {
        didSet {
            setNeedsUpdateConfiguration()
        }
    }

    private(set) var updateCount = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
        updateCount += 1
        var config = MyCellConfiguration().updated(for: state)
        config.title = title
        config.body = body
        contentConfiguration = config
    }
}

class SuperCallingTableViewCell: UITableViewCell {

    var title: String? {
        didSet { setNeedsUpdateConfiguration() }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var config = MyCellConfiguration(title: title ?? "none", body: "")
        config = config.updated(for: state)
        contentConfiguration = config
    }
}
