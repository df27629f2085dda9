// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A contact's card: rows of different kinds, each with its own class and its own way to be filled.
final class ContactCardController: UITableViewController {
    private enum Row {
        case portrait(name: String, initials: String)
        case actions([String])
        case value(label: String, value: String, isLink: Bool)
        case note(String)

        var cellClass: UITableViewCell.Type {
            switch self {
            case .portrait: return PortraitCell.self
            case .actions: return QuickActionsCell.self
            case .value: return LabelledValueCell.self
            case .note: return NoteCell.self
            }
        }

        var reuseIdentifier: String { return String(describing: cellClass) }
    }

    private var rows: [Row] = {
        var rows: [Row] = [.portrait(name: "Greta Solheim", initials: "GS"), .actions(["message", "phone", "video", "envelope"])]
        for number in 1...14 {
            rows.append(.value(label: "phone \(number)", value: "+47 55 01 \(10 + number)", isLink: true))
        }
        rows.append(.note(String(repeating: "Met at the boat yard, knows about masts. ", count: 4)))
        for number in 1...9 {
            rows.append(.value(label: "date \(number)", value: "\(number) May", isLink: false))
        }
        return rows
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let classes: [UITableViewCell.Type] = [PortraitCell.self, QuickActionsCell.self, LabelledValueCell.self, NoteCell.self]
        classes.forEach { tableView.register($0, forCellReuseIdentifier: String(describing: $0)) }
        tableView.separatorInsetReference = .fromCellEdges
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)
        switch (row, cell) {
        case let (.portrait(name, initials), cell as PortraitCell):
            cell.nameLabel.text = name
            cell.initialsLabel.text = initials
        case let (.actions(symbols), cell as QuickActionsCell):
            cell.setSymbols(symbols)
        case let (.value(label, value, isLink), cell as LabelledValueCell):
            cell.textLabel?.text = label
            cell.detailTextLabel?.text = value
            cell.detailTextLabel?.textColor = isLink ? cell.tintColor : .label
        case let (.note(text), cell as NoteCell):
            cell.textLabel?.text = text
        default:
            assertionFailure("\(row) in \(cell)")
        }
        return cell
    }
}

private final class PortraitCell: UITableViewCell {
    let initialsLabel = UILabel()
    let nameLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        initialsLabel.backgroundColor = .systemGray
        initialsLabel.textColor = .white
        initialsLabel.font = .systemFont(ofSize: 40, weight: .light)
        initialsLabel.textAlignment = .center
        initialsLabel.layer.cornerRadius = 50
        initialsLabel.layer.masksToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        let stack = UIStackView(arrangedSubviews: [initialsLabel, nameLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.setCustomSpacing(12, after: initialsLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            initialsLabel.widthAnchor.constraint(equalToConstant: 100),
            initialsLabel.heightAnchor.constraint(equalToConstant: 100),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class QuickActionsCell: UITableViewCell {
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stack.distribution = .fillEqually
        stack.spacing = 8
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setSymbols(_ symbols: [String]) {
        for view in stack.arrangedSubviews {
            stack.removeArrangedSubview(view)
            view.removeFromSuperview()
        }
        for symbol in symbols {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = symbol
            stack.addArrangedSubview(button)
        }
    }
}

private final class LabelledValueCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value2, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class NoteCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.numberOfLines = 0
        textLabel?.font = .italicSystemFont(ofSize: 15)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
