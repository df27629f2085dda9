// SPDX-License-Identifier: Apache-2.0

import UIKit

final class LyricCell: UITableViewCell {
    enum Emphasis { case past, current, future }

    private let lineLabel: UILabel = {
        $0.numberOfLines = 0
        $0.adjustsFontForContentSizeCategory = true
        $0.lineBreakMode = .byWordWrapping
        $0.translatesAutoresizingMaskIntoConstraints = false
        return $0
    }(UILabel())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectedBackgroundView = UIView()
        contentView.addSubview(lineLabel)
        contentView.directionalLayoutMargins = .init(top: 10, leading: 24, bottom: 10, trailing: 24)
        NSLayoutConstraint.activate([
            lineLabel.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            lineLabel.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            lineLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            lineLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func set(_ text: String, emphasis: Emphasis) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.alignment = .left
        let metrics = UIFontMetrics(forTextStyle: .title1)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 26, weight: emphasis == .current ? .heavy : .bold))
        lineLabel.attributedText = NSAttributedString(string: text, attributes: [
            .font: font,
            .paragraphStyle: paragraph,
            .kern: emphasis == .current ? 0.5 : 0,
            .foregroundColor: emphasis == .current ? UIColor.label : UIColor.tertiaryLabel,
        ])
        lineLabel.alpha = emphasis == .past ? 0.6 : 1
    }
}

final class LyricLinesController: UITableViewController {
    private let lines = (0..<40).map { index in
        ["The train is late", "and so are we, and nobody minds at all", "count the poles", "la la la"][index % 4] + " \(index)"
    }
    private(set) var current = 0 {
        didSet {
            guard isViewLoaded else { return }
            tableView.reloadRows(at: [oldValue, current].map { IndexPath(row: $0, section: 0) }, with: .none)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.showsVerticalScrollIndicator = false
        tableView.register(LyricCell.self, forCellReuseIdentifier: "Lyric")
    }

    func seek(to line: Int) {
        let former = current
        current = line
        let between = (min(former, line)...max(former, line)).map { IndexPath(row: $0, section: 0) }
        tableView.reconfigureRows(at: between.filter { tableView.indexPathsForVisibleRows?.contains($0) == true })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Lyric", for: indexPath) as! LyricCell
        let row = indexPath.row
        cell.set(lines[row], emphasis: row == current ? .current : row < current ? .past : .future)
        return cell
    }
}
