// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let messages: [CorpusEntry] = [
        CorpusEntry("MailSearch", "a search controller, a refresh control, a table above the keyboard, found words in bold") {
            MailSearchController()
        } change: { screen, step in
            step == 0 ? screen.look(for: "the") : screen.fetch()
        },
        CorpusEntry("InboxList", "a model with didSet, anchors by hand, swipe actions on both sides") {
            InboxListController()
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
        CorpusEntry("ComposerForm", "text views that grow with a placeholder, their table updated without animation") {
            ComposerFormController()
        } change: { screen, step in
            screen.write("Written at \(step)", at: 7 + step)
        },
        CorpusEntry("ExpandableThread", "lazy views, three lines until a button shows all, identities") {
            ExpandableThreadController()
        } change: { screen, step in
            screen.expand(8 + step * 6)
        },
        CorpusEntry("NestedComments", "a recursive enum made flat, attributed mentions, depth by a constraint's constant") {
            NestedCommentsController()
        },
        CorpusEntry("ActivityFeed", "an implicitly unwrapped model, configurations in didSet, prefetching") {
            ActivityFeedController()
        } change: { screen, step in
            if step == 1 { screen.markAllRead() }
        },
        CorpusEntry("DraftsEditing", "the edit button, deletion, moving and who may do so") {
            DraftsViewController()
        } change: { screen, step in
            step == 0 ? screen.addDraft() : screen.setEditing(true, animated: false)
        },
        CorpusEntry("ContactRequests", "configured buttons, a delegate of the cell, system spacing") {
            ContactRequestsController()
        } change: { screen, step in
            screen.accept(row: 9 + step)
        },
    ]
}
