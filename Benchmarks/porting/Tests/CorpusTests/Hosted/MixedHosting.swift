// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

private struct BannerView: View {
    let title: LocalizedStringKey

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: "info.circle.fill").foregroundStyle(.blue)
            Text(title).font(.callout)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.blue.opacity(0.1))
    }
}

/// Old rows with labels and new rows in SwiftUI in one table, as apps have them for years.
final class MixedHostingController: UITableViewController {
    private enum Row: Hashable {
        case banner(String)
        case text(String, String)
    }

    private var rows: [Row] = (0..<45).map { index in
        index % 6 == 0 ? .banner("Line \(index) is interrupted until further notice") : .text("Stop \(index)", "in \(index * 2) min")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hosted")
        let footer = UIHostingController(rootView: Text("End of the list").font(.caption).padding())
        addChild(footer)
        footer.view.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        tableView.tableFooterView = footer.view
        footer.didMove(toParent: self)
    }

    func addBanner(at row: Int) {
        rows.insert(.banner("Inserted"), at: row)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch rows[indexPath.row] {
        case .banner(let text):
            let cell = tableView.dequeueReusableCell(withIdentifier: "hosted", for: indexPath)
            cell.contentConfiguration = UIHostingConfiguration { BannerView(title: "\(text)") }.margins(.all, 0)
            return cell
        case .text(let title, let detail):
            let cell = tableView.dequeueReusableCell(withIdentifier: "classic")
                ?? UITableViewCell(style: .value1, reuseIdentifier: "classic")
            cell.textLabel?.text = title
            cell.detailTextLabel?.text = detail
            return cell
        }
    }
}
