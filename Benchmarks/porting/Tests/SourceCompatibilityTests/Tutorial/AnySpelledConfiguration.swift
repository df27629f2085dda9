// SPDX-License-Identifier: Apache-2.0

import UIKit

// The same shapes with `any` and `Self` written out.
@available(iOS 14.0, *)
struct AnySpelledConfiguration: UIContentConfiguration {
    var title = ""
    var isMarked = false

    func makeContentView() -> any UIView & UIContentView {
        AnySpelledContentView(self)
    }

    func updated(for state: any UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.isMarked = state.isSelected
        return copy
    }
}

@available(iOS 14.0, *)
final class AnySpelledContentView: UIView, UIContentView {
    let label = UILabel()

    var configuration: any UIContentConfiguration {
        didSet { restyle() }
    }

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        restyle()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }

    private func restyle() {
        guard let configuration = configuration as? AnySpelledConfiguration else { return }
        label.text = configuration.title
        label.textColor = configuration.isMarked ? .systemRed : .label
    }
}
