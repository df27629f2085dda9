// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let settings: [CorpusEntry] = [
        CorpusEntry("ToggleSettings", "switches in classic cells, sections of an enum, a closure back") {
            ToggleSettingsController(style: .grouped)
        } change: { screen, step in
            screen.set(step == 0 ? "Lock sound" : "Experiment 5", true)
        },
        CorpusEntry("AccountSettings", "a plain controller as data source, cells made by hand when none is there") {
            AccountSettingsViewController()
        } change: { screen, step in
            screen.setPhone("+49 30 \(step)")
        },
    ]
}
