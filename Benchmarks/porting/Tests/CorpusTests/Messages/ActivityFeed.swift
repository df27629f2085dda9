// SPDX-License-Identifier: Apache-2.0

import UIKit

enum ActivityKind: CaseIterable {
    case like, reply, follow, mention

    var symbolName: String {
        switch self {
        case .like: "heart.fill"
        case .reply: "message.fill"
        case .follow: "person.fill"
        case .mention: "bell.fill"
        }
    }

    @MainActor var color: UIColor {
        switch self {
        case .like: .systemPink
        case .reply: .systemBlue
        case .follow: .systemPurple
        case .mention: .systemOrange
        }
    }

    func sentence(_ name: String) -> String {
        switch self {
        case .like: "\(name) liked your photo"
        case .reply: "\(name) replied: \"That is the bridge near the mill, is it not?\""
        case .follow: "\(name) follows you now"
        case .mention: "\(name) mentioned you in a comment"
        }
    }
}

struct Activity {
    let kind: ActivityKind
    let name: String
    let date: Date
    var isRead = false
}

final class ActivityCell: UITableViewCell {
    static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "d MMM, HH:mm"
        return formatter
    }()

    var activity: Activity! {
        didSet {
            var content = defaultContentConfiguration()
            content.image = UIImage(systemName: activity.kind.symbolName)
            content.imageProperties.tintColor = activity.kind.color
            content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
            content.attributedText = sentence
            content.textProperties.numberOfLines = 0
            content.secondaryText = Self.dateFormatter.string(from: activity.date)
            content.secondaryTextProperties.color = .secondaryLabel
            contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = activity.isRead ? .systemBackground : UIColor.systemBlue.withAlphaComponent(0.08)
            backgroundConfiguration = background
        }
    }

    private var sentence: NSAttributedString {
        let text = activity.kind.sentence(activity.name)
        let attributed = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 15)])
        attributed.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 15)],
            range: (text as NSString).range(of: activity.name)
        )
        return attributed
    }
}

final class ActivityFeedController: UITableViewController, UITableViewDataSourcePrefetching {
    private(set) var prefetched: Set<IndexPath> = []
    private var activities: [Activity] = (0..<70).map { index in
        Activity(
            kind: ActivityKind.allCases[(index * 3) % 4],
            name: ["Kim", "Aurelio", "Dr. Petersen", "Yuki"][index % 4],
            date: Date(timeIntervalSince1970: 1_700_000_000 - Double(index) * 5400),
            isRead: index > 6
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ActivityCell.self, forCellReuseIdentifier: "Activity")
        tableView.prefetchDataSource = self
    }

    func markAllRead() {
        activities.indices.forEach { activities[$0].isRead = true }
        tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched.formUnion(indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        prefetched.subtract(indexPaths)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Activity", for: indexPath) as! ActivityCell
        cell.activity = activities[indexPath.row]
        return cell
    }
}
