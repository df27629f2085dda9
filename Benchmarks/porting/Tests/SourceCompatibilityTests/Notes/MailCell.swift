// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell whose model is a part of its state.
class MailCell: UITableViewCell {

    private var mail: Mail?

    func update(with mail: Mail) {
        guard self.mail != mail else { return }
        self.mail = mail
        setNeedsUpdateConfiguration()
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.mail = mail
        state.isArchived = mail?.isArchived ?? false
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.image = UIImage(systemName: state.mail?.isFlagged == true ? "star.fill" : "star")
        content.text = state.mail?.sender
        content.secondaryText = state.mail?.subject
        content.textProperties.color = state.isArchived ? .systemGray : .label
        content.secondaryTextProperties.numberOfLines = 1
        content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
        content.imageToTextPadding = 10
        content.textToSecondaryTextVerticalPadding = 4
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
        contentConfiguration = content

        var background = UIBackgroundConfiguration.listPlainCell()
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
        background.strokeColor = .systemBlue
        background.strokeWidth = state.isSelected ? 2 : 0
        backgroundConfiguration = background.updated(for: state)
    }
}

/// A header with a state of its own.
class UnreadHeader: UITableViewHeaderFooterView {

    var unreadCount = 0 {
        didSet { setNeedsUpdateConfiguration() }
    }

    override var configurationState: UIViewConfigurationState {
        var state = super.configurationState
        state.isUnread = unreadCount > 0
        return state
    }

    override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state.isUnread ? "\(unreadCount) unread" : "All read"
        contentConfiguration = content
    }
}
