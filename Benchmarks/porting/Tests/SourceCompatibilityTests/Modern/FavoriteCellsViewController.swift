// SPDX-License-Identifier: Apache-2.0

import UIKit

class FavoriteCellsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    let tableView = UITableView()
    private let callsSuper: Bool
    private(set) var displayed: [Int] = []

    init(callsSuper: Bool) {
        self.callsSuper = callsSuper
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.register(FavoriteCell.self, forCellReuseIdentifier: "FavoriteCell")
        tableView.register(SuperCallingFavoriteCell.self, forCellReuseIdentifier: "SuperCallingFavoriteCell")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Favorite.all.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if callsSuper {
            let cell = tableView.dequeueReusableCell(withIdentifier: "SuperCallingFavoriteCell", for: indexPath)
            (cell as? SuperCallingFavoriteCell)?.favorite = Favorite.all[indexPath.row]
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "FavoriteCell", for: indexPath) as! FavoriteCell
        cell.favorite = Favorite.all[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed.append((cell as? FavoriteCell)?.states.count ?? 0)
    }
}
