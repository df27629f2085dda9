// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let messages: [CorpusEntry] = [
        CorpusEntry("InboxList", "a model with didSet, anchors by hand, swipe actions on both sides") {
            InboxViewController()
        } change: { screen, step in
            screen.archive(at: 3 + step)
        },
        CorpusEntry("ChatBubbles", "rows that size themselves and change sides by constraints") {
            ChatBubblesViewController()
        } change: { screen, step in
            screen.receive("One more \(step)")
        },
        CorpusEntry("ConversationList", "avatars drawn from initials, a label with insets as a badge") {
            ConversationListController()
        } change: { screen, step in
            if step == 1 { screen.markAllRead() }
        },
    ]
}
