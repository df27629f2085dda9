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
        CorpusEntry("RemoteThumbnails", "a static cache, queues that load, an image view that remembers what it wants") {
            RemoteThumbnailsController()
        },
        CorpusEntry("SharedPreferences", "one object for all without an actor, cells that observe a notification") {
            SharedPreferencesController()
        } change: { screen, step in
            if step == 0 { screen.toggleCompact() }
        },
        CorpusEntry("VisitorViewModels", "view models, presenter and view by protocols without an actor") {
            VisitorListController()
        } change: { screen, step in
            screen.presenter.visit(15 + step)
        },
        CorpusEntry("CountdownRows", "a ticker that is a static variable, constraints item by item") {
            CountdownRowsController()
        } change: { screen, step in
            Ticker.current.tick(100)
        },
    ]
}
