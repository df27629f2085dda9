// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Files whose natural shape Swift 6 mode refuses, on a phone as here.
extension Corpus {
    static let onlyInSwift5: [CorpusEntry] = [
        CorpusEntry("SliderRows", "visual formats, a delegate of the cell without an actor, self everywhere") {
            SliderRowsViewController()
        } change: { screen, step in
            screen.values[5 + step] = 88
            screen.tableView.reloadData()
        },
    ]
}
