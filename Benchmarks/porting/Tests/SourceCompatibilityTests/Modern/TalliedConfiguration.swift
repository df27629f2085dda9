// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A configuration that says what it was asked for.
struct TalliedConfiguration: UIContentConfiguration {

    final class Tally {
        var states: [UICellConfigurationState] = []
        var shown: [Bool] = []
    }

    let tally: Tally
    var isSelected = false

    func makeContentView() -> UIView & UIContentView {
        TalliedContentView(self)
    }

    func updated(for state: UIConfigurationState) -> Self {
        var copy = self
        if let state = state as? UICellConfigurationState {
            tally.states.append(state)
            copy.isSelected = state.isSelected
        }
        return copy
    }
}

final class TalliedContentView: UIView, UIContentView {

    var configuration: UIContentConfiguration {
        didSet { show() }
    }

    init(_ configuration: TalliedConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func show() {
        guard let configuration = configuration as? TalliedConfiguration else { return }
        configuration.tally.shown.append(configuration.isSelected)
    }
}

/// A cell that takes down each of its updates.
final class TalliedCell: UITableViewCell {

    private(set) var updates: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates.append(state)
    }
}
