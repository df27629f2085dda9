// SPDX-License-Identifier: Apache-2.0

import UIKit

final class IconPickerController: UITableViewController {
    private let icons = ["star", "heart", "bolt", "leaf", "moon", "sun.max", "flag", "gift", "globe", "key", "map", "tag"]
    private var selected = "leaf"

    init() {
        super.init(style: .insetGrouped)
        title = "Icon"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "icon")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
    }

    func select(_ icon: String) {
        selected = icon
        var paths = tableView.indexPathsForVisibleRows ?? []
        paths.removeAll { $0.section != 0 }
        tableView.reconfigureRows(at: paths)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? icons.count : icons.count * 2
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Free" : "Supporters"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "icon", for: indexPath)
        let icon = icons[indexPath.row % icons.count]
        let isLocked = indexPath.section == 1
        cell.configurationUpdateHandler = { [selected] cell, state in
            var content = UIListContentConfiguration.cell().updated(for: state)
            content.text = icon.capitalized
            content.image = UIImage(systemName: icon)
            content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 20, weight: .semibold)
            content.imageProperties.tintColor = isLocked ? .systemGray : .systemPink
            content.textProperties.color = isLocked ? .secondaryLabel : .label
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
            if state.isHighlighted { background.backgroundColor = .systemFill }
            cell.backgroundConfiguration = background
            cell.accessoryType = !isLocked && icon == selected ? .checkmark : .none
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        select(icons[indexPath.row])
    }
}
