// SPDX-License-Identifier: Apache-2.0

import UIKit

final class ToggleSettingsController: UITableViewController {
    enum Section: Int, CaseIterable {
        case sounds, privacy, labs

        var title: String {
            switch self {
            case .sounds: return "Sounds"
            case .privacy: return "Privacy"
            case .labs: return "Labs"
            }
        }

        var keys: [String] {
            switch self {
            case .sounds: return ["Ringer", "Haptics", "Keyboard clicks", "Lock sound"]
            case .privacy: return ["Hide previews", "Analytics", "Require Face ID", "Send read receipts"]
            case .labs: return (1...14).map { "Experiment \($0)" }
            }
        }
    }

    private var values: [String: Bool] = ["Ringer": true, "Haptics": true, "Experiment 3": true]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(ToggleCell.self, forCellReuseIdentifier: ToggleCell.reuseID)
        tableView.allowsSelection = false
    }

    func set(_ key: String, _ isOn: Bool) {
        values[key] = isOn
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == Section.privacy.rawValue ? "Read receipts are sent when you open a message." : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Section(rawValue: section)?.keys.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ToggleCell.reuseID, for: indexPath) as! ToggleCell
        let key = Section(rawValue: indexPath.section)!.keys[indexPath.row]
        cell.configure(title: key, isOn: values[key, default: false])
        cell.onToggle = { [weak self] isOn in
            self?.values[key] = isOn
        }
        return cell
    }
}

private final class ToggleCell: UITableViewCell {
    static let reuseID = "ToggleCell"

    var onToggle: ((Bool) -> Void)?

    private lazy var toggle: UISwitch = {
        let toggle = UISwitch()
        toggle.onTintColor = .systemIndigo
        toggle.addAction(UIAction { [weak self] action in
            guard let sender = action.sender as? UISwitch else { return }
            self?.onToggle?(sender.isOn)
        }, for: .valueChanged)
        return toggle
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
        textLabel?.numberOfLines = 0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onToggle = nil
    }

    func configure(title: String, isOn: Bool) {
        textLabel?.text = title
        toggle.setOn(isOn, animated: false)
        toggle.accessibilityLabel = title
    }
}
