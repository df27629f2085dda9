// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

struct HostedRow: Identifiable {
    let id = UUID()
    var title: String
    var body: String
    var isFavorite = false
}

struct HostedRowView: View {
    let row: HostedRow

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: row.isFavorite ? "star.fill" : "star")
                .resizable()
                .scaledToFit()
                .frame(width: 24, height: 24)
                .foregroundColor(.yellow)
            VStack(alignment: .leading, spacing: 4) {
                Text(row.title)
                    .font(.headline)
                Text(row.body)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
            Spacer()
            if row.isFavorite {
                badge
            }
        }
    }

    @ViewBuilder private var badge: some View {
        Text("NEW")
            .font(.system(size: 10, weight: .bold))
            .foregroundColor(.white)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(Capsule().fill(Color.red))
    }
}

class HostingViewController: UIViewController, UITableViewDataSource {
    var rows: [HostedRow] = []
    let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let row = rows[indexPath.row]
        cell.configurationUpdateHandler = { cell, state in
            cell.contentConfiguration = UIHostingConfiguration {
                HostedRowView(row: row)
            }
            .margins(.horizontal, 16)
            .background {
                state.isSelected ? Color.blue.opacity(0.2) : Color.clear
            }
        }
        return cell
    }
}

#if DEBUG
struct HostedRowView_Previews: PreviewProvider {
    static var previews: some View {
        HostedRowView(row: HostedRow(title: "Title", body: "Body"))
            .previewLayout(.fixed(width: 320, height: 60))
    }
}
#endif
