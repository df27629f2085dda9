// SPDX-License-Identifier: Apache-2.0

import UIKit

private struct Order {
    enum Status: String { case delivered = "Delivered", shipped = "On its way", cancelled = "Cancelled" }
    let number: Int
    let total: Decimal
    let status: Status
}

private final class MonthHeaderView: UITableViewHeaderFooterView {
    static let reuseIdentifier = "MonthHeaderView"

    let titleLabel = UILabel()
    let totalLabel = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        titleLabel.font = UIFont.systemFont(ofSize: 20, weight: .bold)
        totalLabel.font = UIFont.systemFont(ofSize: 13)
        totalLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [titleLabel, UIView(), totalLabel])
        stack.alignment = .lastBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14).isActive = true
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6).isActive = true
        backgroundView = UIView()
        backgroundView?.backgroundColor = .systemBackground
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class OrderHistoryController: UITableViewController {
    private var months: [(name: String, orders: [Order])] = ["June", "May", "April", "March", "February"]
        .enumerated()
        .map { month, name in
            (name, (0..<(4 + month * 2)).map { index in
                let status: Order.Status = index == 0 && month == 0 ? .shipped : index % 5 == 4 ? .cancelled : .delivered
                return Order(number: 9000 - month * 100 - index, total: Decimal(1999 + index * 450) / 100, status: status)
            })
        }

    init() {
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MonthHeaderView.self, forHeaderFooterViewReuseIdentifier: MonthHeaderView.reuseIdentifier)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Order")
        tableView.sectionHeaderTopPadding = 0
        tableView.estimatedSectionHeaderHeight = 44
    }

    func removeLatestMonth() {
        months.removeFirst()
        tableView.deleteSections([0], with: .automatic)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { months.count }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: "Order again?", message: "Row \(indexPath.row + 1)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        months[section].orders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Order", for: indexPath)
        let order = months[indexPath.section].orders[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = "Order \(order.number)"
        content.secondaryText = "€\(order.total)"
        content.image = UIImage(systemName: order.status == .cancelled ? "xmark.circle" : "gift")
        content.imageProperties.tintColor = order.status == .shipped ? .systemGreen : .systemGray
        if order.status == .cancelled {
            content.textProperties.color = .tertiaryLabel
        }
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: MonthHeaderView.reuseIdentifier)
        guard let monthHeader = header as? MonthHeaderView else { return header }
        monthHeader.titleLabel.text = months[section].name
        let sum = months[section].orders.filter { $0.status != .cancelled }.map(\.total).reduce(0, +)
        monthHeader.totalLabel.text = "€\(sum)"
        return monthHeader
    }
}
