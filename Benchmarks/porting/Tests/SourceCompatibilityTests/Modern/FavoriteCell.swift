// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that builds its content anew for each state, white on a highlight.
class FavoriteCell: UITableViewCell {

    var favorite: Favorite? {
        didSet {
            guard favorite != oldValue else { return }
            setNeedsUpdateConfiguration()
        }
    }

    private(set) var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
        states.append(state)
        var content = defaultContentConfiguration().updated(for: state)
        content.image = favorite?.icon
        content.text = favorite?.name
        if state.isHighlighted || state.isSelected {
            content.imageProperties.tintColor = .white
            content.textProperties.color = .white
        }
        contentConfiguration = content
    }
}

/// The same with the automatic updates off and a call of super, in the words of later Swift.
final class SuperCallingFavoriteCell: UITableViewCell {

    var favorite: Favorite? {
        didSet { setNeedsUpdateConfiguration() }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        automaticallyUpdatesContentConfiguration = false
        automaticallyUpdatesBackgroundConfiguration = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)

        var content: UIListContentConfiguration = self.defaultContentConfiguration().updated(for: state)
        content.image = favorite?.icon
        content.text = favorite?.name
        if state.isHighlighted || state.isSelected {
            content.imageProperties.tintColor = .white
            content.textProperties.color = .white
        }
        self.contentConfiguration = content

        var background = self.defaultBackgroundConfiguration().updated(for: state)
        background.backgroundColor = state.isSelected ? .systemIndigo : .clear
        self.backgroundConfiguration = background
    }
}
