// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

struct Match: Hashable {
    let home: String
    let away: String
    var goals: [Int]
    var isFinished: Bool
}

final class ScoreCell: UITableViewCell {
    private let names = UILabel()
    private let score = UILabel()
    private var longPress: UILongPressGestureRecognizer?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        score.font = .monospacedDigitSystemFont(ofSize: 20, weight: .bold)
        score.textAlignment = .right
        names.numberOfLines = 2
        contentView.addSubview(names)
        contentView.addSubview(score)
        let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
        recognizer.cancelsTouchesInView = false
        addGestureRecognizer(recognizer)
        longPress = recognizer
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.inset(by: contentView.layoutMargins)
        score.frame = CGRect(x: area.maxX - 80, y: area.minY, width: 80, height: area.height)
        names.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 88, height: area.height)
    }

    func show(_ match: Match) {
        names.text = "\(match.home)\n\(match.away)"
        score.text = match.goals.map(String.init).joined(separator: ":")
        score.textColor = match.isFinished ? .secondaryLabel : .systemGreen
        accessibilityLabel = "\(match.home) against \(match.away), \(score.text ?? "")"
    }
}

final class LiveScoresController: UITableViewController {
    let updates = PassthroughSubject<(row: Int, side: Int), Never>()
    private var matches: [Match] = (0..<36).map { Match(home: "Town \($0)", away: "City \($0 + 40)", goals: [$0 % 4, $0 % 3], isFinished: $0 % 2 == 0) }
    private var bag = [AnyCancellable]()
    private lazy var source = UITableViewDiffableDataSource<String, Int>(tableView: tableView) { [unowned self] table, path, id in
        let cell = table.dequeueReusableCell(withIdentifier: "Score", for: path) as! ScoreCell
        cell.show(matches[id])
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 64
        tableView.register(ScoreCell.self, forCellReuseIdentifier: "Score")
        apply(changed: [])
        updates
            .filter { [unowned self] in !matches[$0.row].isFinished }
            .handleEvents(receiveOutput: { [unowned self] in matches[$0.row].goals[$0.side] += 1 })
            .map(\.row)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.apply(changed: [$0]) }
            .store(in: &bag)
    }

    private func apply(changed: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["today"])
        snapshot.appendItems(Array(matches.indices), toSection: "today")
        snapshot.reloadItems(changed)
        source.apply(snapshot, animatingDifferences: false)
    }
}
