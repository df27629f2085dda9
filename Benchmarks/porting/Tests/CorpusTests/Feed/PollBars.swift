// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Poll {
    let question: String
    var votes: [(option: String, count: Int)]
    var total: Int { votes.reduce(0) { $0 + $1.count } }
}

final class PollOptionView: UIView {
    private let label = UILabel()
    private let percentage = UILabel()
    private let bar = UIView()
    private var barWidth: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 6
        layer.borderWidth = 1
        layer.borderColor = UIColor.systemGray4.cgColor
        clipsToBounds = true
        bar.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
        label.font = .systemFont(ofSize: 14)
        percentage.font = .systemFont(ofSize: 14, weight: .medium)
        for view in [bar, label, percentage] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 36),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.topAnchor.constraint(equalTo: topAnchor),
            bar.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            percentage.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            percentage.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func set(_ text: String, share: CGFloat) {
        label.text = text
        percentage.text = "\(Int((share * 100).rounded()))%"
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityValue = percentage.text
        barWidth?.isActive = false
        barWidth = bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: max(share, 0.001))
        barWidth?.isActive = true
    }
}

final class PollCell: UITableViewCell {
    private let question = UILabel()
    private let options = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        question.font = .preferredFont(forTextStyle: .headline)
        question.numberOfLines = 0
        options.axis = .vertical
        options.spacing = 6
        let stack = UIStackView(arrangedSubviews: [question, options])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ poll: Poll) {
        question.text = poll.question
        options.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for vote in poll.votes {
            let view = PollOptionView()
            view.set(vote.option, share: CGFloat(vote.count) / CGFloat(max(poll.total, 1)))
            options.addArrangedSubview(view)
        }
    }
}

final class PollBarsController: UITableViewController {
    private var polls = (0..<18).map { index in
        Poll(question: "Where shall the meeting number \(index) be held?", votes: ["Hut", "Harbour", "Online", "Roof"]
            .prefix(2 + index % 3).enumerated().map { ($1, 3 + ($0 * 5 + index) % 11) })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PollCell.self, forCellReuseIdentifier: "Poll")
        tableView.allowsSelection = false
    }

    func vote(_ option: Int, in poll: Int) {
        polls[poll].votes[option].count += 1
        tableView.reconfigureRows(at: [IndexPath(row: poll, section: 0)])
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { polls.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Poll", for: indexPath)
        (cell as? PollCell)?.configure(polls[indexPath.row])
        return cell
    }
}
