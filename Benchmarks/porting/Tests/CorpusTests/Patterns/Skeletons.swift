// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Grey bars until the content is there.
@MainActor
protocol SkeletonShowing: AnyObject {
    var skeletonViews: [UIView] { get }
}

extension SkeletonShowing {
    func showSkeleton() {
        for view in skeletonViews {
            view.backgroundColor = .systemGray5
            view.layer.cornerRadius = 4
            UIView.animate(withDuration: 0.8, delay: 0, options: [.autoreverse, .repeat, .allowUserInteraction]) {
                view.alpha = 0.5
            }
        }
    }

    func hideSkeleton() {
        for view in skeletonViews {
            view.layer.removeAllAnimations()
            view.backgroundColor = .clear
            view.alpha = 1
        }
    }
}

final class SkeletonCell: UITableViewCell, SkeletonShowing {
    private let first = UILabel()
    private let second = UILabel()

    var skeletonViews: [UIView] { [first, second] }

    var content: (String, String)? {
        didSet {
            first.text = content?.0
            second.text = content?.1
            content == nil ? showSkeleton() : hideSkeleton()
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        first.font = .systemFont(ofSize: 17, weight: .medium)
        second.font = .systemFont(ofSize: 14)
        second.textColor = .secondaryLabel
        first.frame = CGRect(x: 16, y: 12, width: 200, height: 20)
        second.frame = CGRect(x: 16, y: 38, width: 280, height: 16)
        contentView.addSubview(first)
        contentView.addSubview(second)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        content = nil
    }
}

final class SkeletonsController: UITableViewController {
    private var contents: [(String, String)?] = (0..<44).map { $0 % 4 == 3 ? nil : ("Loaded \($0)", "Some words about number \($0)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 66
        tableView.register(SkeletonCell.self, forCellReuseIdentifier: "Skeleton")
    }

    func load(_ row: Int) {
        contents[row] = ("Arrived \(row)", "It took a while")
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Skeleton", for: indexPath) as! SkeletonCell
        cell.content = contents[indexPath.row]
        return cell
    }
}
