// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

final class TopicsCell: UITableViewCell, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    var onScroll: ((CGFloat) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        scrollView.delegate = self
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stackView.spacing = 8
        stackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(scrollView)
        scrollView.addSubview(stackView)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            scrollView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            scrollView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            scrollView.heightAnchor.constraint(equalToConstant: 32),
            stackView.topAnchor.constraint(equalTo: content.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stackView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ topics: [String], at offset: CGFloat) {
        stackView.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for topic in topics {
            let label = UILabel()
            label.text = "  \(topic)  "
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.backgroundColor = .tertiarySystemFill
            label.layer.cornerRadius = 16
            label.layer.masksToBounds = true
            stackView.addArrangedSubview(label)
        }
        layoutIfNeeded()
        scrollView.contentOffset.x = min(offset, max(0, scrollView.contentSize.width - scrollView.bounds.width))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        onScroll?(scrollView.contentOffset.x)
    }
}

class TopicChipsController: UITableViewController {
    private let words = ["Swift", "Gardens", "Rivers", "Old maps", "Trains", "Bread", "Chess", "Cheap flights", "Moss"]
    private var offsets: [Int: CGFloat] = [:]
    private let rows = CurrentValueSubject<[Int], Never>(Array(0..<40))
    private var subscriptions = Set<AnyCancellable>()

    private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { [weak self] tableView, indexPath, row in
        let cell = tableView.dequeueReusableCell(withIdentifier: "topics", for: indexPath)
        guard let self, let topicsCell = cell as? TopicsCell else { return cell }
        topicsCell.onScroll = nil
        topicsCell.show(topics(of: row), at: offsets[row] ?? 0)
        topicsCell.onScroll = { [weak self] in self?.offsets[row] = $0 }
        return topicsCell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TopicsCell.self, forCellReuseIdentifier: "topics")
        rows.sink { [weak self] rows in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(rows)
            self?.source.apply(snapshot, animatingDifferences: false)
            self?.setNeedsUpdateContentUnavailableConfiguration()
        }
        .store(in: &subscriptions)
    }

    private func topics(of row: Int) -> [String] {
        (0..<(3 + row % 9)).map { words[($0 * 5 + row) % words.count] }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.offsets.removeAll() })
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard rows.value.isEmpty else { return contentUnavailableConfiguration = nil }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray")
        empty.text = "No topics"
        empty.secondaryText = "Topics that you follow are shown here."
        contentUnavailableConfiguration = empty
    }

    func push(_ row: Int, to offset: CGFloat) {
        offsets[row] = offset
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([row])
        source.apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: "Unfollow these topics?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Unfollow", style: .destructive) { [weak self] _ in
            self?.rows.value.remove(at: indexPath.row)
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
