// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

final class SuggestionViewModel: ObservableObject {
    let handle: String
    let reason: String
    @Published var isFollowed = false
    @Published private(set) var followers: Int

    private var bag = Set<AnyCancellable>()

    init(handle: String, reason: String, followers: Int) {
        self.handle = handle
        self.reason = reason
        self.followers = followers
        $isFollowed
            .dropFirst()
            .removeDuplicates()
            .sink { [weak self] followed in self?.followers += followed ? 1 : -1 }
            .store(in: &bag)
    }
}

final class SuggestionCell: UITableViewCell {
    private let handleLabel = UILabel()
    private let reasonLabel = UILabel()
    private let countLabel = UILabel()
    private let followButton = UIButton(type: .system)
    private var subscriptions: Set<AnyCancellable> = []
    private weak var viewModel: SuggestionViewModel?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        handleLabel.font = .systemFont(ofSize: 16, weight: .semibold)
        reasonLabel.font = .systemFont(ofSize: 13)
        reasonLabel.textColor = .secondaryLabel
        countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        countLabel.textColor = .tertiaryLabel

        followButton.layer.borderWidth = 1
        followButton.layer.cornerRadius = 14
        followButton.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
        followButton.addAction(UIAction { [unowned self] _ in viewModel?.isFollowed.toggle() }, for: .touchUpInside)

        let texts = UIStackView(arrangedSubviews: [handleLabel, reasonLabel, countLabel])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [texts, followButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            texts.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            texts.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            texts.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: followButton.leadingAnchor, constant: -12),
            followButton.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            followButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            followButton.widthAnchor.constraint(equalToConstant: 96),
            followButton.heightAnchor.constraint(equalToConstant: 28),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        subscriptions.removeAll()
        viewModel = nil
    }

    func bind(to viewModel: SuggestionViewModel) {
        self.viewModel = viewModel
        handleLabel.text = "@\(viewModel.handle)"
        reasonLabel.text = viewModel.reason
        viewModel.$isFollowed
            .sink { [weak self] isFollowed in
                self?.followButton.setTitle(isFollowed ? "Following" : "Follow", for: .normal)
                self?.followButton.layer.borderColor = UIColor.systemBlue.cgColor
                self?.followButton.backgroundColor = isFollowed ? .systemBlue : .clear
                self?.followButton.setTitleColor(isFollowed ? .white : .systemBlue, for: .normal)
            }
            .store(in: &subscriptions)
        viewModel.$followers
            .map { count -> String? in "\(count) followers" }
            .assign(to: \.text, on: countLabel)
            .store(in: &subscriptions)
    }
}

final class FollowSuggestionsController: UITableViewController {
    let viewModels = (0..<40).map {
        SuggestionViewModel(handle: "reader\($0)", reason: "Followed by \($0 % 6 + 1) you know", followers: $0 * 37)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SuggestionCell.self, forCellReuseIdentifier: "Suggestion")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModels.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Suggestion", for: indexPath)
        (cell as? SuggestionCell)?.bind(to: viewModels[indexPath.row])
        return cell
    }
}
