// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

@MainActor
final class CartStore {
    struct Line: Identifiable {
        let id: Int
        let name: String
        let cents: Int
        var amount: Int
    }

    @Published private(set) var lines: [Line] = (0..<22).map {
        Line(id: $0, name: "Item \($0)", cents: 250 + $0 * 40, amount: 1 + $0 % 3)
    }

    var total: AnyPublisher<String, Never> {
        $lines
            .map { $0.reduce(0) { $0 + $1.cents * $1.amount } }
            .removeDuplicates()
            .map { "Total " + String(format: "%.2f", Double($0) / 100) }
            .eraseToAnyPublisher()
    }

    func setAmount(_ amount: Int, of id: Line.ID) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        lines[index].amount = max(0, amount)
    }
}

final class CartLineCell: UITableViewCell {
    let amountStepper = UIStepper()
    let changes = PassthroughSubject<Int, Never>()
    var cancellables = Set<AnyCancellable>()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryView = amountStepper
        amountStepper.maximumValue = 99
        amountStepper.addAction(UIAction { [weak self] _ in
            guard let self else { return }
            changes.send(Int(amountStepper.value))
        }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        cancellables.removeAll()
    }

    func show(_ line: CartStore.Line) {
        textLabel?.text = line.name
        detailTextLabel?.text = "\(line.amount) × \(line.cents) ct"
        amountStepper.value = Double(line.amount)
    }
}

final class CartViewController: UIViewController, UITableViewDataSource {
    let store = CartStore()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let totalLabel = UILabel()
    private var cancellables = Set<AnyCancellable>()

    override func loadView() {
        totalLabel.textAlignment = .center
        totalLabel.font = .preferredFont(forTextStyle: .title2)
        totalLabel.backgroundColor = .secondarySystemBackground
        tableView.dataSource = self
        tableView.register(CartLineCell.self, forCellReuseIdentifier: "Line")
        tableView.rowHeight = 56
        let stack = UIStackView(arrangedSubviews: [tableView, totalLabel])
        stack.axis = .vertical
        totalLabel.heightAnchor.constraint(equalToConstant: 64).isActive = true
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        store.total.sink { [totalLabel] in totalLabel.text = $0 }.store(in: &cancellables)
        store.$lines
            .dropFirst()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &cancellables)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Line", for: indexPath) as! CartLineCell
        let line = store.lines[indexPath.row]
        cell.show(line)
        cell.changes
            .sink { [store] in store.setAmount($0, of: line.id) }
            .store(in: &cell.cancellables)
        return cell
    }
}
