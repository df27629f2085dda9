// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

struct StatTile: View {
    let value: Double
    let caption: String
    let systemImage: String

    var body: some View {
        HStack {
            ZStack {
                Circle()
                    .fill(Color.orange)
                    .frame(width: 40, height: 40)
                Image(systemName: systemImage)
                    .foregroundColor(.white)
            }
            VStack(alignment: .leading) {
                Text(caption)
                    .font(.footnote)
                    .foregroundColor(.secondary)
                Text(String(format: "%.1f", value))
                    .font(.title2)
                    .fontWeight(.semibold)
            }
            Spacer(minLength: 8)
            RoundedRectangle(cornerRadius: 4)
                .fill(value > 50 ? Color.green : Color.red)
                .frame(width: CGFloat(value), height: 8)
                .opacity(0.7)
        }
        .padding(12)
        .background(Color(uiColor: .secondarySystemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

/// A cell that keeps its tile in one place and takes new values.
final class HostedStatCell: UITableViewCell {
    static let reuseIdentifier = "HostedStatCell"

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentConfiguration = UIHostingConfiguration {
            StatTile(value: value, caption: caption, systemImage: state.isSelected ? "star.fill" : "bolt")
        }
        .minSize(height: 72)
    }

    private var value = 0.0
    private var caption = ""

    func set(_ value: Double, _ caption: String) {
        self.value = value
        self.caption = caption
        setNeedsUpdateConfiguration()
    }
}

final class HostedStatsController: UITableViewController {
    private var values = (0..<40).map { Double(($0 * 29) % 100) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.register(HostedStatCell.self, forCellReuseIdentifier: HostedStatCell.reuseIdentifier)
    }

    func measure(_ value: Double, at row: Int) {
        values[row] = value
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: HostedStatCell.reuseIdentifier, for: indexPath)
        (cell as? HostedStatCell)?.set(values[indexPath.row], "Station \(indexPath.row)")
        return cell
    }
}
