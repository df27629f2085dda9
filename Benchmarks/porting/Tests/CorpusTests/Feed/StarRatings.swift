// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Rating {
    let place: String
    let stars: Int
    let verdict: String
}

class RatingCell: UITableViewCell {
    static let identifier = "RatingCell"

    private let verdictLabel = UILabel()
    private let starsLabel = UILabel()
    private let thankButton = UIButton(type: .system)
    private let feedback = UIImpactFeedbackGenerator(style: .light)
    var onThank: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        verdictLabel.numberOfLines = 0
        var configuration = UIButton.Configuration.bordered()
        configuration.title = "Thank"
        configuration.buttonSize = .small
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 13, weight: .semibold)
            return outgoing
        }
        thankButton.configuration = configuration
        thankButton.addAction(UIAction { [weak self] _ in
            self?.feedback.impactOccurred()
            self?.onThank?()
        }, for: .touchUpInside)

        let head = UIStackView(arrangedSubviews: [starsLabel, UIView(), thankButton])
        let stack = UIStackView(arrangedSubviews: [head, verdictLabel])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        onThank = nil
        starsLabel.attributedText = nil
    }

    func configure(with rating: Rating) {
        let stars = NSMutableAttributedString()
        for index in 0..<5 {
            let attachment = NSTextAttachment()
            attachment.image = UIImage(systemName: index < rating.stars ? "star.fill" : "star")?
                .withTintColor(.systemOrange)
            attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
            stars.append(NSAttributedString(attachment: attachment))
        }
        stars.append(NSAttributedString(
            string: "  \(rating.stars) of 5",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel]
        ))
        starsLabel.attributedText = stars

        var verdict = AttributedString(rating.place + ": ")
        verdict.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .subheadline)
            .withSymbolicTraits(.traitBold) ?? UIFontDescriptor(), size: 0)
        var rest = AttributedString(rating.verdict)
        rest.font = UIFont.preferredFont(forTextStyle: .subheadline)
        if let found = rest.range(of: "best") { rest[found].foregroundColor = .systemGreen }
        verdictLabel.attributedText = NSAttributedString(verdict + rest)
    }
}

class StarRatingsController: UITableViewController {
    var ratings: [Rating] = (0..<60).map { index in
        Rating(
            place: ["Harbour Inn", "Noodle Bar", "Corner Bakery", "The Orangery"][index % 4],
            stars: index % 5 + 1,
            verdict: index % 3 == 0
                ? "the best soup in town, and nobody minds if you stay."
                : "a quiet place with a short menu that changes with the market, and a table by the window if you book early."
        )
    }
    private(set) var thanks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RatingCell.self, forCellReuseIdentifier: RatingCell.identifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 90
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ratings.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: RatingCell.identifier, for: indexPath)
        guard let cell = cell as? RatingCell else { return cell }
        cell.configure(with: ratings[indexPath.row])
        cell.onThank = { [weak self] in self?.thanks += 1 }
        return cell
    }

    func vote(_ row: Int, stars: Int) {
        ratings[row] = Rating(place: ratings[row].place, stars: stars, verdict: ratings[row].verdict)
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
}
