// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Story {
    let title: String
    let kicker: String
    let top: UIColor
    let bottom: UIColor
}

/// A view that *is* a gradient.
final class StoryGradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var colors: [UIColor] = [] {
        didSet { (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = layer as! CAGradientLayer
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.locations = [0, 1]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class StoryCardCell: UITableViewCell {
    private let cardView = StoryGradientView()
    private let kickerLabel = UILabel()
    private let titleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        cardView.layer.cornerRadius = 18
        cardView.layer.shadowColor = UIColor.black.cgColor
        cardView.layer.shadowOpacity = 0.2
        cardView.layer.shadowRadius = 8
        cardView.layer.shadowOffset = CGSize(width: 0, height: 4)
        kickerLabel.font = .systemFont(ofSize: 12, weight: .heavy)
        kickerLabel.textColor = UIColor.white.withAlphaComponent(0.8)
        titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
        titleLabel.textColor = .white
        titleLabel.numberOfLines = 2

        contentView.addSubview(cardView)
        let stack = UIStackView(arrangedSubviews: [kickerLabel, titleLabel])
        stack.axis = .vertical
        stack.spacing = 6
        cardView.addSubview(stack)
        [cardView, stack].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            cardView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            cardView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            cardView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            cardView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            cardView.heightAnchor.constraint(equalToConstant: 180),
            stack.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        cardView.transform = .identity
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            self.cardView.transform = highlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cardView.layer.shadowPath = UIBezierPath(roundedRect: cardView.bounds, cornerRadius: 18).cgPath
    }

    func display(_ story: Story) {
        kickerLabel.text = story.kicker.uppercased()
        titleLabel.text = story.title
        cardView.colors = [story.top, story.bottom]
    }
}

final class StoryCardsController: UITableViewController {
    private let stories: [Story] = (0..<16).map { index in
        Story(
            title: ["A winter by the lake", "Bread, slowly", "Nine bridges and a ferry across them all"][index % 3],
            kicker: "Chapter \(index + 1)",
            top: [.systemIndigo, .systemOrange, .systemTeal, .systemPink][index % 4],
            bottom: [.systemPurple, .systemRed, .systemBlue][index % 3]
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.register(StoryCardCell.self, forCellReuseIdentifier: "Story")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stories.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Story", for: indexPath)
        (cell as? StoryCardCell)?.display(stories[indexPath.row])
        return cell
    }
}
