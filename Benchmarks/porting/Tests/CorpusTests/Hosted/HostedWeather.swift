// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

struct ForecastDay: Identifiable, Hashable {
    enum Sky: String { case sun = "sun.max", cloud = "cloud", rain = "umbrella" }
    let id: Int
    let name: String
    let sky: Sky
    let low: Int
    let high: Int
}

private struct ForecastRow: View {
    let day: ForecastDay

    private var tint: Color {
        switch day.sky {
        case .sun: return .orange
        case .cloud: return .gray
        case .rain: return .blue
        }
    }

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: day.sky.rawValue)
                .foregroundStyle(tint)
                .frame(width: 28)
            VStack(alignment: .leading, spacing: 2) {
                Text(day.name).font(.headline)
                if day.sky == .rain {
                    Text("Rain in the afternoon")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            Spacer()
            Text("\(day.low)°").foregroundStyle(.secondary)
            Text("\(day.high)°").bold()
        }
    }
}

final class HostedWeatherViewController: UITableViewController {
    private var days: [ForecastDay] = (0..<40).map { index in
        ForecastDay(
            id: index,
            name: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][index % 7] + " \(index + 1)",
            sky: [.sun, .cloud, .rain][(index * 5) % 3],
            low: 4 + index % 5,
            high: 11 + index % 9
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "day")
    }

    func drop(_ id: ForecastDay.ID) {
        guard let row = days.firstIndex(where: { $0.id == id }) else { return }
        days.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .left)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        days.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
        let day = days[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration {
            ForecastRow(day: day)
        }
        return cell
    }
}
