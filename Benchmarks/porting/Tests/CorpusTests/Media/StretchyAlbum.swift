// SPDX-License-Identifier: Apache-2.0

import UIKit

class StretchyAlbumController: UITableViewController {

    private let headerHeight: CGFloat = 220
    private let headerView = UIView()
    private let coverView = UIView()
    private let titleLabel = UILabel()
    private(set) var isTitleShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        coverView.backgroundColor = .systemIndigo
        titleLabel.text = "Songs for Slow Trains"
        titleLabel.font = UIFont.systemFont(ofSize: 28, weight: .heavy)
        titleLabel.textColor = .white
        titleLabel.shadowColor = UIColor(white: 0, alpha: 0.4)
        titleLabel.shadowOffset = CGSize(width: 0, height: 1)
        headerView.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: headerHeight)
        headerView.clipsToBounds = false
        headerView.addSubview(coverView)
        headerView.addSubview(titleLabel)
        tableView.tableHeaderView = headerView
        tableView.rowHeight = 48
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
        updateHeader()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateHeader()
    }

    private func updateHeader() {
        let offset = tableView.contentOffset.y + tableView.adjustedContentInset.top
        let width = tableView.bounds.width
        coverView.frame = CGRect(x: 0, y: min(offset, 0), width: width, height: headerHeight - min(offset, 0))
        coverView.alpha = max(0.2, 1 - max(0, offset) / headerHeight)
        titleLabel.frame = CGRect(x: 20, y: headerHeight - 52, width: width - 40, height: 36)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateHeader()
        let shouldShow = scrollView.contentOffset.y > headerHeight - 60
        guard shouldShow != isTitleShown else { return }
        isTitleShown = shouldShow
        UIView.transition(with: titleLabel, duration: 0.2, options: .transitionCrossDissolve) {
            self.navigationItem.title = shouldShow ? self.titleLabel.text : nil
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 38
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row + 1)   Platform \(indexPath.row * 3 + 2)"
        cell.textLabel?.font = indexPath.row == 6 ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        cell.imageView?.image = indexPath.row % 9 == 6 ? UIImage(systemName: "heart.fill") : nil
        cell.imageView?.tintColor = .systemRed
        cell.accessoryType = indexPath.row % 5 == 0 ? .detailButton : .none
        return cell
    }
}
