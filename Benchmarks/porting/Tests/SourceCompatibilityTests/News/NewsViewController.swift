// SPDX-License-Identifier: Apache-2.0

import UIKit

final class NewsViewController: UIViewController {
    enum Kind {
        case classic, modern, stateful
    }

    let tableView = UITableView(frame: .zero, style: .plain)
    private let kind: Kind
    private let news = (0..<60).map { News.samples[$0 % News.samples.count] }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NewsCell.self, forCellReuseIdentifier: NewsCell.identifier)
        tableView.register(NewsCell_MCC.self, forCellReuseIdentifier: NewsCell_MCC.identifier)
        tableView.register(StatefulNewsCell.self, forCellReuseIdentifier: StatefulNewsCell.identifier)
        tableView.rowHeight = 64
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }
}

extension NewsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return news.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch kind {
        case .classic:
            let cell = tableView.dequeueReusableCell(withIdentifier: NewsCell.identifier, for: indexPath) as! NewsCell
            cell.set(news: news[indexPath.row])
            return cell
        case .modern:
            let cell = tableView.dequeueReusableCell(withIdentifier: NewsCell_MCC.identifier, for: indexPath) as! NewsCell_MCC
            cell.set(news: news[indexPath.row])
            return cell
        case .stateful:
            let cell = tableView.dequeueReusableCell(withIdentifier: StatefulNewsCell.identifier, for: indexPath) as! StatefulNewsCell
            cell.set(news: news[indexPath.row])
            return cell
        }
    }
}
