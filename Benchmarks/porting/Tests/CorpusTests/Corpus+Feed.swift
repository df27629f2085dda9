// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let feed: [CorpusEntry] = [
        CorpusEntry("StarRatings", "icons in attributed texts, texts as values, a bold descriptor, feedback for a finger") {
            StarRatingsController()
        } change: { screen, step in
            screen.vote(3 + step, stars: 5)
        },
        CorpusEntry("TopicChips", "a band of chips that scrolls to the side, guides of content and frame, offsets kept") {
            TopicChipsController()
        } change: { screen, step in
            screen.push(8 + step, to: 120)
        },
        CorpusEntry("PhotoFeed", "pictures from data that a task brings and reuse cancels") { PhotoFeedController() },
        CorpusEntry("FollowSuggestions", "view models bound by Combine, a button that changes its look") {
            FollowSuggestionsController()
        } change: { screen, step in
            screen.viewModels[2 + step].isFollowed = true
        },
        CorpusEntry("StoryCards", "a layer class of one's own, a shadow's path, a press that shrinks") {
            StoryCardsController()
        },
        CorpusEntry("DoubleTapPosts", "gesture recognisers whose target is an object with a closure, frames by hand") {
            DoubleTapPostsController()
        } change: { screen, step in
            screen.like(4 + step * 2)
        },
        CorpusEntry("PollBars", "arranged views made anew for each row, widths by multipliers that change") {
            PollBarsController()
        } change: { screen, step in
            screen.vote(1, in: 3 + step)
        },
        CorpusEntry("TagFlow", "lines of tags placed by hand, sizeThatFits of view and cell") {
            TagFlowController()
        },
        CorpusEntry("LiveScores", "events that change a model on their way, items reloaded, a press recogniser") {
            LiveScoresController()
        } change: { screen, step in
            screen.updates.send((row: 13 + step, side: step))
        },
    ]
}
