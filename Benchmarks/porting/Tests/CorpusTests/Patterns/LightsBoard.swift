// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

/// A house that publishes its lamps; the board shows them by a diffable source and sends taps back.
@MainActor
final class House {
    struct Lamp: Hashable, Identifiable {
        let id: Int
        let room: String
        var isOn: Bool
    }

    let lamps: CurrentValueSubject<[Lamp], Never>
    let taps = PassthroughSubject<Lamp.ID, Never>()
    private var cancellable: AnyCancellable?

    init() {
        lamps = CurrentValueSubject((0..<44).map { Lamp(id: $0, room: "Room \($0 / 4)", isOn: $0 % 3 == 0) })
        cancellable = taps.sink { [unowned self] id in
            guard let index = lamps.value.firstIndex(where: { $0.id == id }) else { return }
            lamps.value[index].isOn.toggle()
        }
    }
}

final class LightsBoardController: UITableViewController {
    let house = House()
    private var dataSource: UITableViewDiffableDataSource<String, House.Lamp.ID>?
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Lamp")
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { [house] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Lamp", for: indexPath)
            guard let lamp = house.lamps.value.first(where: { $0.id == id }) else { return cell }
            var content = UIListContentConfiguration.valueCell()
            content.text = "Lamp \(lamp.id)"
            content.secondaryText = lamp.isOn ? "On" : "Off"
            content.image = UIImage(systemName: lamp.isOn ? "sun.max.fill" : "moon")
            content.imageProperties.tintColor = lamp.isOn ? .systemYellow : .systemIndigo
            cell.contentConfiguration = content
            let toggle = cell.accessoryView as? UISwitch ?? UISwitch()
            toggle.isOn = lamp.isOn
            toggle.isUserInteractionEnabled = false
            cell.accessoryView = toggle
            cell.accessibilityLabel = "\(lamp.room), lamp \(lamp.id)"
            cell.accessibilityValue = content.secondaryText
            return cell
        }
        house.lamps
            .scan((former: [House.Lamp](), current: [House.Lamp]())) { ($0.current, $1) }
            .sink { [weak self] former, current in self?.show(current, insteadOf: former) }
            .store(in: &cancellables)
    }

    private func show(_ lamps: [House.Lamp], insteadOf former: [House.Lamp]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, House.Lamp.ID>()
        for lamp in lamps {
            if snapshot.sectionIdentifiers.last != lamp.room { snapshot.appendSections([lamp.room]) }
            snapshot.appendItems([lamp.id], toSection: lamp.room)
        }
        let changed = zip(former, lamps).filter { $0 != $1 }.map(\.1.id)
        snapshot.reconfigureItems(changed)
        dataSource?.apply(snapshot, animatingDifferences: !former.isEmpty)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let id = dataSource?.itemIdentifier(for: indexPath) { house.taps.send(id) }
    }
}
