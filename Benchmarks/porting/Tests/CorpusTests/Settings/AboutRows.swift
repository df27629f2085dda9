// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor
protocol AboutRow {
    static var cellType: UITableViewCell.Type { get }
    func configure(_ cell: UITableViewCell)
    func didSelect(in controller: UIViewController)
}

extension AboutRow {
    static var identifier: String { String(describing: cellType) }
    func didSelect(in controller: UIViewController) {}
}

final class Value1Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class AboutSubtitleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.numberOfLines = 0
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

struct VersionRow: AboutRow {
    static let cellType: UITableViewCell.Type = Value1Cell.self
    let component: String
    let version: String

    func configure(_ cell: UITableViewCell) {
        cell.textLabel?.text = component
        cell.detailTextLabel?.text = version
        cell.selectionStyle = .none
    }
}

struct LicenseRow: AboutRow {
    static let cellType: UITableViewCell.Type = AboutSubtitleCell.self
    let library: String
    let text: String

    func configure(_ cell: UITableViewCell) {
        cell.textLabel?.text = library
        cell.detailTextLabel?.text = text
        cell.accessoryType = .detailButton
    }

    func didSelect(in controller: UIViewController) {
        let detail = UIViewController()
        detail.title = library
        controller.navigationController?.pushViewController(detail, animated: true)
    }
}

final class AboutViewController: UITableViewController {
    private let rows: [any AboutRow] = (0..<36).map { index -> any AboutRow in
        if index % 4 == 0 {
            return VersionRow(component: "Component \(index)", version: "\(index).2")
        }
        let text = String(repeating: "Permission is granted. ", count: index % 5 + 1)
        return LicenseRow(library: "Library \(index)", text: text)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for type in [VersionRow.cellType, LicenseRow.cellType] {
            tableView.register(type, forCellReuseIdentifier: String(describing: type))
        }
        tableView.estimatedRowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: type(of: row).identifier, for: indexPath)
        row.configure(cell)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows[indexPath.row].didSelect(in: self)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        rows[indexPath.row].didSelect(in: self)
    }
}
