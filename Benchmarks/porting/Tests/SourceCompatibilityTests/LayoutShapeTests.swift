// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A cell laid out with stacks, visual formats and anchors, as an app writes it.
private final class ProfileCell: UITableViewCell {
    static let identifier = String(describing: ProfileCell.self)

    private lazy var nameLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(.init(rawValue: 999), for: .horizontal)
        return label
    }()

    private lazy var aboutLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }()

    private let avatarView = UIImageView()
    private let badgeView = UIView()

    private lazy var textStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [nameLabel, aboutLabel])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.distribution = .fill
        stack.spacing = 4
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: nameLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    private var badgeWidth = NSLayoutConstraint()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        [avatarView, badgeView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        contentView.addSubview(textStack)
        badgeWidth = badgeView.widthAnchor.constraint(equalToConstant: 0)
        badgeWidth.priority = UILayoutPriority(999)
        let views = ["avatar": avatarView, "text": textStack, "badge": badgeView]
        let metrics = ["side": 40, "gap": 12]
        contentView.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[avatar(side)]-gap-[text]-(>=8)-[badge]-|",
                options: [.alignAllTop],
                metrics: metrics,
                views: views
            )
        )
        NSLayoutConstraint.activate([
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor, multiplier: 1),
            avatarView.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            badgeView.heightAnchor.constraint(equalToConstant: 10),
            badgeWidth,
            textStack.bottomAnchor.constraint(
                lessThanOrEqualTo: contentView.layoutMarginsGuide.bottomAnchor),
            NSLayoutConstraint(
                item: contentView,
                attribute: .bottom,
                relatedBy: .greaterThanOrEqual,
                toItem: avatarView,
                attribute: .bottom,
                multiplier: 1,
                constant: 8
            ),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func set(name: String, about: String?, isMarked: Bool) {
        nameLabel.text = name
        aboutLabel.text = about
        aboutLabel.isHidden = about == nil
        badgeWidth.constant = isMarked ? 10 : 0
    }
}

@MainActor @Suite struct LayoutShapeTests {
    private func height(_ cell: ProfileCell) -> CGFloat {
        cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 320, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test("S1-31: a cell of stacks, visual formats and anchors sizes itself")
    func sizesItself() {
        let cell = ProfileCell(style: .default, reuseIdentifier: ProfileCell.identifier)
        cell.set(name: "Name", about: nil, isMarked: false)
        let single = height(cell)
        expectEqual(single, 56, "the picture of 40 between margins of 8")
        cell.set(name: "Name", about: String(repeating: "many words ", count: 30), isMarked: true)
        expect(height(cell) > 100)
        cell.set(name: "Name", about: nil, isMarked: true)
        expectEqual(height(cell), single)
    }
}
