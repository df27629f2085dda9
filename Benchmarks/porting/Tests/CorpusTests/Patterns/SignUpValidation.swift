// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

final class SignUpForm: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var hints = (1...30).map { "Rule \($0): use \($0 + 7) letters" }

    var isValid: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($name, $password)
            .map { name, password in name.count > 2 && password.count > 7 }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}

final class SignUpFieldCell: UITableViewCell {
    let field = UITextField()
    let text = PassthroughSubject<String, Never>()
    var subscriptions: Set<AnyCancellable> = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.frame = contentView.bounds.insetBy(dx: 16, dy: 6)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        field.addAction(UIAction { [weak self] _ in self?.text.send(self?.field.text ?? "") }, for: .editingChanged)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        subscriptions.removeAll()
        field.text = nil
        field.isSecureTextEntry = false
    }
}

final class SignUpValidationController: UITableViewController {
    enum Item: Hashable { case name, password, hint(String) }

    let form = SignUpForm()
    private var subscriptions: Set<AnyCancellable> = []
    private lazy var source = UITableViewDiffableDataSource<Int, Item>(tableView: tableView) { [unowned self] in
        cell(in: $0, at: $1, for: $2)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let done = UIBarButtonItem(systemItem: .done)
        navigationItem.rightBarButtonItem = done
        tableView.register(SignUpFieldCell.self, forCellReuseIdentifier: "Field")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Hint")
        form.isValid.assign(to: \.isEnabled, on: done).store(in: &subscriptions)
        form.$hints.sink { [weak self] hints in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems([.name, .password], toSection: 0)
            snapshot.appendItems(hints.map(Item.hint), toSection: 1)
            self?.source.apply(snapshot, animatingDifferences: false)
        }.store(in: &subscriptions)
    }

    private func cell(in tableView: UITableView, at path: IndexPath, for item: Item) -> UITableViewCell {
        if case .hint(let text) = item {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Hint", for: path)
            cell.textLabel?.text = text
            cell.textLabel?.textColor = .secondaryLabel
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Field", for: path) as! SignUpFieldCell
        let isName = item == .name
        cell.field.placeholder = isName ? "Name" : "Password"
        cell.field.isSecureTextEntry = !isName
        cell.field.text = isName ? form.name : form.password
        cell.text
            .sink { [form] text in
                if isName { form.name = text } else { form.password = text }
            }
            .store(in: &cell.subscriptions)
        return cell
    }
}
