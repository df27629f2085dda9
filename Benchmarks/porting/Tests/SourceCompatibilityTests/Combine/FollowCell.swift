// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

final class FollowCellViewModel: ObservableObject {
    let name: String
    @Published var isFollowing: Bool
    @Published private(set) var status: String = ""

    private var cancellables = Set<AnyCancellable>()

    init(name: String, isFollowing: Bool = false) {
        self.name = name
        self.isFollowing = isFollowing

        $isFollowing
            .map { $0 ? "Following" : "Follow" }
            .sink { [weak self] in self?.status = $0 }
            .store(in: &cancellables)
    }
}

class FollowCell: UITableViewCell {
    static let reuseIdentifier = "FollowCell"

    private let statusLabel = UILabel()
    private(set) var cancellables: Set<AnyCancellable> = []
    let didTap = PassthroughSubject<Void, Never>()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = statusLabel
        statusLabel.frame = CGRect(x: 0, y: 0, width: 90, height: 20)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        cancellables.forEach { $0.cancel() }
        cancellables.removeAll()
    }

    func configure(with viewModel: FollowCellViewModel) {
        textLabel?.text = viewModel.name

        viewModel.$status
            .map { Optional($0) }
            .assign(to: \.text, on: statusLabel)
            .store(in: &cancellables)

        viewModel.$isFollowing
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isFollowing in
                self?.statusLabel.textColor = isFollowing ? .systemGreen : .systemBlue
            }
            .store(in: &cancellables)

        didTap
            .sink { [weak viewModel] in viewModel?.isFollowing.toggle() }
            .store(in: &cancellables)
    }
}
