// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let shop: [CorpusEntry] = [
        CorpusEntry("OrderHistory", "months with headers of their own class, value cells by content configurations") {
            OrderHistoryController()
        } change: { screen, step in
            if step == 0 { screen.removeLatestMonth() }
        },
    ]

    static let media: [CorpusEntry] = []
}
