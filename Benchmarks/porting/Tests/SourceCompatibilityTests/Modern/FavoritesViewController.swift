// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What cells, headers and footers have in common.
@MainActor
protocol ContentConfigurable: AnyObject {
    var contentConfiguration: UIContentConfiguration? { get set }
    func defaultContentConfiguration() -> UIListContentConfiguration
}

extension UITableViewCell: ContentConfigurable {}
extension UITableViewHeaderFooterView: ContentConfigurable {}

extension ContentConfigurable {
    func show(_ favorite: Favorite) {
        var content = defaultContentConfiguration()
        content.image = favorite.icon
        content.text = favorite.name
        contentConfiguration = content
    }
}

@available(iOS 14.0, *)
class FavoritesViewController: UIViewController {

    let tableView: UITableView
    let favorites = Favorite.all

    init(style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Favorites"
        tableView.frame = view.bounds
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "footer")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }
}

@available(iOS 14.0, *)
extension FavoritesViewController: UITableViewDataSource {

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        favorites.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let favorite = favorites[indexPath.row]
        if indexPath.section == 0 {
            var content = cell.defaultContentConfiguration()
            content.image = UIImage(systemName: favorite.symbol)
            content.text = favorite.name
            cell.contentConfiguration = content
        } else {
            cell.show(favorite)
        }
        return cell
    }
}

@available(iOS 14.0, *)
extension FavoritesViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.show(favorites[0])
        return header
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer") else { return nil }
        var content = footer.defaultContentConfiguration()
        content.image = favorites[0].icon
        content.text = favorites[0].name
        footer.contentConfiguration = content
        return footer
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
}
