// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

@MainActor
final class PeopleViewModel {
    @Published var query = ""
    @Published private(set) var rows: [FollowCellViewModel] = []
    let people = CurrentValueSubject<[FollowCellViewModel], Never>([])

    private var subscriptions = [AnyCancellable]()

    init(pause: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)) {
        let text = $query
            .dropFirst()
            .debounce(for: pause, scheduler: DispatchQueue.main)
            .merge(with: Just(""))
            .removeDuplicates()

        Publishers.CombineLatest(text, people)
            .map { query, people in
                query.isEmpty ? people : people.filter { $0.name.contains(query) }
            }
            .sink { [weak self] in self?.rows = $0 }
            .store(in: &subscriptions)
    }
}

final class PeopleViewController: UITableViewController {
    let viewModel: PeopleViewModel
    private(set) var reloadCount = 0
    private var bag = Set<AnyCancellable>()

    init(viewModel: PeopleViewModel) {
        self.viewModel = viewModel
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FollowCell.self, forCellReuseIdentifier: FollowCell.reuseIdentifier)
        tableView.rowHeight = 44

        viewModel.$rows
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.reloadCount += 1
                self?.tableView.reloadData()
            }
            .store(in: &bag)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewModel.rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(
            withIdentifier: FollowCell.reuseIdentifier, for: indexPath) as? FollowCell
        else { return UITableViewCell() }
        cell.configure(with: viewModel.rows[indexPath.row])
        return cell
    }
}
