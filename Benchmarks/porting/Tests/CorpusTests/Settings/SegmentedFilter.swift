// SPDX-License-Identifier: Apache-2.0

import UIKit

final class SegmentedFilterViewController: UIViewController {
    enum Filter: Int, CaseIterable {
        case all, open, closed

        var title: String {
            switch self {
            case .all: "All"
            case .open: "Open"
            case .closed: "Closed"
            }
        }
    }

    struct Ticket {
        let number: Int
        let title: String
        let isOpen: Bool
    }

    private let tickets = (0..<80).map {
        Ticket(number: 100 + $0, title: "Door \($0 % 12) does not close", isOpen: $0 % 3 != 0)
    }
    private var filter = Filter.all {
        didSet { tableView.reloadData() }
    }
    private var shown: [Ticket] {
        tickets.filter { filter == .all || $0.isOpen == (filter == .open) }
    }

    lazy var segmentedControl: UISegmentedControl = {
        let control = UISegmentedControl(items: Filter.allCases.map(\.title))
        control.selectedSegmentIndex = filter.rawValue
        control.addAction(UIAction { [weak self] action in
            guard let control = action.sender as? UISegmentedControl,
                let filter = Filter(rawValue: control.selectedSegmentIndex) else { return }
            self?.filter = filter
        }, for: .valueChanged)
        return control
    }()

    private lazy var tableView: UITableView = {
        let table = UITableView()
        table.dataSource = self
        table.rowHeight = 52
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Ticket")
        return table
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in [segmentedControl, tableView] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            segmentedControl.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            segmentedControl.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            segmentedControl.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            tableView.topAnchor.constraint(equalTo: segmentedControl.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

extension SegmentedFilterViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Ticket", for: indexPath)
        let ticket = shown[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = "#\(ticket.number)"
        content.secondaryText = ticket.title
        content.image = UIImage(systemName: ticket.isOpen ? "circle" : "checkmark.circle.fill")
        content.imageProperties.tintColor = ticket.isOpen ? .systemOrange : .systemGreen
        content.textToSecondaryTextVerticalPadding = 2
        cell.contentConfiguration = content
        return cell
    }
}
