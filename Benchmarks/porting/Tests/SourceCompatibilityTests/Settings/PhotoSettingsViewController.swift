// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIAction.Identifier {
    static let toggleSetting = UIAction.Identifier("toggle setting")
}

class PhotoSettingsViewController: UIViewController {

    let listTable = UITableView(frame: .zero, style: .grouped)
    let list = PhotoSettingSection.generateData()
    let transferIndex: IndexSet = [4]

    // The two ways in which each half of the lesson can be told.
    var removesFormerActions = true
    var allowsSeveralCheckmarks = false

    private(set) var log: [String] = []
    private(set) var isReset = false

    override func viewDidLoad() {
        super.viewDidLoad()
        listTable.frame = view.bounds
        listTable.register(UITableViewCell.self, forCellReuseIdentifier: CellType.disclosure.rawValue)
        listTable.register(SwitchTableViewCell.self, forCellReuseIdentifier: CellType.switch.rawValue)
        listTable.register(UITableViewCell.self, forCellReuseIdentifier: CellType.action.rawValue)
        listTable.register(UITableViewCell.self, forCellReuseIdentifier: CellType.checkmark.rawValue)
        listTable.dataSource = self
        listTable.delegate = self
        view.addSubview(listTable)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = listTable.indexPathForSelectedRow {
            listTable.deselectRow(at: selected, animated: true)
        }
    }

    func toggleHiddenAlbum(_ sender: UISwitch) {
        list[1].items[0].on.toggle()
        log.append("hidden album \(sender.isOn)")
    }

    func toggleAutoPlay(_ sender: UISwitch) {
        list[2].items[0].on.toggle()
        log.append("auto-play \(sender.isOn)")
    }

    func toggleSummary(_ sender: UISwitch) {
        list[2].items[1].on.toggle()
        log.append("summary \(sender.isOn)")
    }

    func toggleHolidays(_ sender: UISwitch) {
        list[3].items[1].on.toggle()
        log.append("holidays \(sender.isOn)")
    }

    private func prepare(_ control: UISwitch, for indexPath: IndexPath) {
        if removesFormerActions {
            control.removeTarget(nil, action: nil, for: .valueChanged)
            control.removeAction(identifiedBy: .toggleSetting, for: .valueChanged)
        }
        // With one name for all of them, a new action would replace a former one by itself.
        let identifier: UIAction.Identifier? = removesFormerActions ? .toggleSetting : nil
        let action = UIAction(identifier: identifier) { [weak self] action in
            guard let self = self, let control = action.sender as? UISwitch else { return }
            switch (indexPath.section, indexPath.row) {
            case (1, 0):
                self.toggleHiddenAlbum(control)
            case (2, 0):
                self.toggleAutoPlay(control)
            case (2, 1):
                self.toggleSummary(control)
            default:
                self.toggleHolidays(control)
            }
        }
        control.addAction(action, for: .valueChanged)
    }

    private func showResetSheet(for indexPath: IndexPath) {
        let sheet = UIAlertController(title: nil, message: "Suggestions start anew.", preferredStyle: .actionSheet)
        let reset = UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
            self?.isReset = true
        }
        sheet.addAction(reset)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        if let popover = sheet.popoverPresentationController,
            let table = view.subviews.first(where: { $0 is UITableView }) as? UITableView {
            popover.sourceView = table
            popover.sourceRect = table.rectForRow(at: indexPath)
        }
        present(sheet, animated: true, completion: nil)
    }
}

extension PhotoSettingsViewController: UITableViewDataSource {

    func numberOfSections(in tableView: UITableView) -> Int {
        return list.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return list[section].items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let target = list[indexPath.section].items[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: target.type.rawValue, for: indexPath)
        cell.textLabel?.text = target.title
        switch target.type {
        case .disclosure:
            if let name = target.imageName {
                cell.imageView?.image = UIImage(systemName: name)
            }
            cell.accessoryType = .disclosureIndicator
        case .switch:
            if let control = cell.accessoryView as? UISwitch {
                control.isOn = target.on
                prepare(control, for: indexPath)
            }
        case .action:
            cell.textLabel?.textColor = .systemRed
        case .checkmark:
            cell.accessoryType = target.on ? .checkmark : .none
        }
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return list[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return list[section].footer
    }
}

extension PhotoSettingsViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let target = list[indexPath.section].items[indexPath.row]
        switch target.type {
        case .action:
            showResetSheet(for: indexPath)
            tableView.deselectRow(at: indexPath, animated: true)
        case .checkmark:
            tableView.deselectRow(at: indexPath, animated: true)
            if allowsSeveralCheckmarks {
                target.on.toggle()
                tableView.reloadRows(at: [indexPath], with: .none)
            } else {
                for item in list[indexPath.section].items {
                    item.on = false
                }
                target.on = true
                tableView.reloadSections(transferIndex, with: .none)
            }
        default:
            break
        }
    }
}
