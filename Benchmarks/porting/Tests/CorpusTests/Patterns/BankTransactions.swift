// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A content configuration of one's own, with a view that takes it.
struct TransactionContentConfiguration: UIContentConfiguration, Hashable {
    var payee = ""
    var amount: Decimal = 0
    var isPending = false
    var emphasis = UIColor.label

    func makeContentView() -> UIView & UIContentView {
        TransactionContentView(configuration: self)
    }

    func updated(for state: UIConfigurationState) -> TransactionContentConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.emphasis = state.isSelected || state.isHighlighted ? .systemBlue : .label
        return updated
    }
}

final class TransactionContentView: UIView, UIContentView {
    private let payeeLabel = UILabel()
    private let amountLabel = UILabel()
    private let pendingBadge = UILabel()
    private var applied: TransactionContentConfiguration

    var configuration: UIContentConfiguration {
        get { applied }
        set {
            guard let newValue = newValue as? TransactionContentConfiguration else { return }
            apply(newValue)
        }
    }

    private static let currency: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "de_DE")
        return formatter
    }()

    init(configuration: TransactionContentConfiguration) {
        applied = TransactionContentConfiguration()
        super.init(frame: .zero)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        payeeLabel.numberOfLines = 2
        amountLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        amountLabel.setContentHuggingPriority(.required, for: .horizontal)
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        pendingBadge.text = "Pending"
        pendingBadge.font = .preferredFont(forTextStyle: .caption2)
        pendingBadge.textColor = .systemOrange
        let left = UIStackView(arrangedSubviews: [payeeLabel, pendingBadge])
        left.axis = .vertical
        let row = UIStackView(arrangedSubviews: [left, amountLabel])
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
        apply(configuration)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func apply(_ new: TransactionContentConfiguration) {
        guard new != applied else { return }
        applied = new
        payeeLabel.text = new.payee
        payeeLabel.textColor = new.emphasis
        amountLabel.text = Self.currency.string(from: new.amount as NSDecimalNumber)
        amountLabel.textColor = new.amount < 0 ? .label : .systemGreen
        pendingBadge.isHidden = !new.isPending
    }
}

final class BankTransactionsController: UITableViewController {
    private var transactions: [TransactionContentConfiguration] = (0..<46).map { index in
        var transaction = TransactionContentConfiguration()
        transaction.payee = ["Bakery", "Municipal water works, quarterly bill", "Salary", "Ferry"][index % 4]
        transaction.amount = index % 4 == 2 ? 2310 : Decimal(index * -173 - 99) / 100
        transaction.isPending = index < 3 || index == 20
        return transaction
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Transaction")
    }

    func settle(_ row: Int) {
        transactions[row].isPending = false
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: "Report a problem?", message: "Row \(indexPath.row + 1)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { transactions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Transaction", for: indexPath)
        cell.contentConfiguration = transactions[indexPath.row]
        return cell
    }
}
