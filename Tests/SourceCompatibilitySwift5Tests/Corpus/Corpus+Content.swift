// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let feed: [CorpusEntry] = [
        CorpusEntry("PhotoFeed", "pictures from data that a task brings and reuse cancels") { PhotoFeedController() },
        CorpusEntry("FollowSuggestions", "view models bound by Combine, a button that changes its look") {
            FollowSuggestionsController()
        } change: { screen, step in
            screen.viewModels[2 + step].isFollowed = true
        },
    ]

    static let shop: [CorpusEntry] = [
        CorpusEntry("OrderHistory", "months with headers of their own class, value cells by content configurations") {
            OrderHistoryController()
        } change: { screen, step in
            if step == 0 { screen.removeLatestMonth() }
        },
    ]

    static let media: [CorpusEntry] = []
}
