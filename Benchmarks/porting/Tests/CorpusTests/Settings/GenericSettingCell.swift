// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with a title and a control of whatever kind.
class SettingCell<Control: UIControl>: UITableViewCell {
    let titleLabel = UILabel()
    let control: Control

    class func makeControl() -> Control { fatalError("makeControl() is for subclasses") }
    class var identifier: String { "Setting<\(Control.self)>" }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        control = Self.makeControl()
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.numberOfLines = 0
        let row = UIStackView(arrangedSubviews: [titleLabel, control])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: guide.topAnchor),
            row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        control.setContentHuggingPriority(.required, for: .horizontal)
        control.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class SwitchSettingCell: SettingCell<UISwitch> {
    override class func makeControl() -> UISwitch { UISwitch() }
}

final class ChoiceSettingCell: SettingCell<UISegmentedControl> {
    override class func makeControl() -> UISegmentedControl {
        UISegmentedControl(items: ["S", "M", "L"])
    }
}

final class ActionSettingCell: SettingCell<UIButton> {
    override class func makeControl() -> UIButton {
        UIButton(configuration: .tinted())
    }
}

final class GenericSettingsController: UITableViewController {
    enum Item {
        case toggle(String, Bool)
        case choice(String, Int)
        case action(String, String)
    }

    private let items: [Item] = (0..<45).map { index in
        switch index % 3 {
        case 0: .toggle("Option \(index)", index % 2 == 0)
        case 1: .choice("Size of text in part \(index)", index % 4 - 1)
        default: .action("Cache \(index)", "Clear")
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        register(SwitchSettingCell.self)
        register(ChoiceSettingCell.self)
        register(ActionSettingCell.self)
    }

    private func register<Control>(_ type: SettingCell<Control>.Type) {
        tableView.register(type, forCellReuseIdentifier: type.identifier)
    }

    private func dequeue<Cell: SettingCell<Control>, Control>(_ type: Cell.Type, _ path: IndexPath) -> Cell {
        tableView.dequeueReusableCell(withIdentifier: type.identifier, for: path) as! Cell
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch items[indexPath.row] {
        case let .toggle(title, isOn):
            let cell = dequeue(SwitchSettingCell.self, indexPath)
            cell.titleLabel.text = title
            cell.control.isOn = isOn
            return cell
        case let .choice(title, selection):
            let cell = dequeue(ChoiceSettingCell.self, indexPath)
            cell.titleLabel.text = title
            cell.control.selectedSegmentIndex = selection < 0 ? UISegmentedControl.noSegment : selection
            return cell
        case let .action(title, verb):
            let cell = dequeue(ActionSettingCell.self, indexPath)
            cell.titleLabel.text = title
            cell.control.configuration?.title = verb
            return cell
        }
    }
}
