// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Lays tags out in lines, by hand.
final class TagFlowView: UIView {
    var tags: [String] = [] {
        didSet {
            guard tags != oldValue else { return }
            labels.forEach { $0.removeFromSuperview() }
            labels = tags.map(makeLabel)
            labels.forEach(addSubview)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private var labels: [UILabel] = []
    private let gap: CGFloat = 6

    private func makeLabel(_ tag: String) -> UILabel {
        let label = UILabel()
        label.text = "#" + tag
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textColor = tintColor
        label.backgroundColor = .tertiarySystemFill
        label.layer.cornerRadius = 12
        label.clipsToBounds = true
        return label
    }

    @discardableResult
    private func flow(in width: CGFloat, apply: Bool) -> CGFloat {
        var origin = CGPoint.zero
        for label in labels {
            let size = CGSize(width: ceil(label.intrinsicContentSize.width) + 20, height: 24)
            if origin.x > 0, origin.x + size.width > width {
                origin = CGPoint(x: 0, y: origin.y + size.height + gap)
            }
            if apply { label.frame = CGRect(origin: origin, size: size) }
            origin.x += size.width + gap
        }
        return labels.isEmpty ? 0 : origin.y + 24
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        flow(in: bounds.width, apply: true)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: flow(in: size.width, apply: false))
    }
}

final class TagFlowCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let flowView = TagFlowView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .title3)
        contentView.addSubview(titleLabel)
        contentView.addSubview(flowView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - 32
        let title = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return CGSize(width: size.width, height: 12 + title + 8 + flowView.sizeThatFits(CGSize(width: width, height: 0)).height + 12)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 32
        let title = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        titleLabel.frame = CGRect(x: 16, y: 12, width: width, height: title)
        flowView.frame = CGRect(x: 16, y: titleLabel.frame.maxY + 8, width: width,
                                height: flowView.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    func configure(title: String, tags: [String]) {
        titleLabel.text = title
        flowView.tags = tags
        setNeedsLayout()
    }
}

final class TagFlowController: UITableViewController {
    private let words = ["harbour", "sail", "north", "weather report", "rope", "tide", "lighthouse keeper", "fog", "gull"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TagFlowCell.self, forCellReuseIdentifier: "Flow")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 28 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Flow", for: indexPath) as! TagFlowCell
        let count = 1 + (indexPath.row * 5) % 9
        cell.configure(title: "Entry \(indexPath.row)", tags: Array(words.shuffledBy(indexPath.row).prefix(count)))
        return cell
    }
}

private extension Array {
    func shuffledBy(_ distance: Int) -> [Element] {
        let start = distance % count
        return Array(self[start...] + self[..<start])
    }
}
