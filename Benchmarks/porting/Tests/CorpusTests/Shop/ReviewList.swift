// SPDX-License-Identifier: Apache-2.0

import UIKit

public struct ReviewViewState: Equatable {
    var author: String
    var stars: Int
    var body: String
    var isVerified: Bool
}

public final class ReviewView: UIView {
    public private(set) lazy var headline = UILabel()
    public private(set) lazy var bodyView = UITextView()
    public private(set) lazy var seal = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    public var state: ReviewViewState? {
        didSet {
            guard state != oldValue else { return }
            headline.text = state.map { String(repeating: "★", count: $0.stars) + " " + $0.author }
            bodyView.text = state?.body
            seal.isHidden = state?.isVerified != true
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        bodyView.isEditable = false
        bodyView.isScrollEnabled = false
        bodyView.isSelectable = true
        bodyView.dataDetectorTypes = .link
        bodyView.font = UIFont.preferredFont(forTextStyle: .callout)
        bodyView.textContainerInset = .zero
        seal.tintColor = .systemGreen
        seal.setContentHuggingPriority(.required, for: .horizontal)
        headline.textColor = .systemOrange

        let header = UIStackView(arrangedSubviews: [headline, seal])
        let stack = UIStackView(arrangedSubviews: [header, bodyView])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        addConstraints([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leftAnchor.constraint(equalTo: leftAnchor),
            stack.rightAnchor.constraint(equalTo: rightAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    public required init?(coder: NSCoder) { return nil }
}

/// A cell around any view.
public final class ViewCell<Content: UIView>: UITableViewCell {
    public private(set) var hosted: Content?

    public func host(_ make: () -> Content) -> Content {
        if let hosted { return hosted }
        let view = make()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            view.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16),
            view.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
        hosted = view
        return view
    }
}

final class ReviewListController: UITableViewController {
    typealias Cell = ViewCell<ReviewView>

    private let states = (0..<30).map { index in
        ReviewViewState(
            author: "customer\(index)",
            stars: 1 + (index * 3) % 5,
            body: String(repeating: "Holds water and keeps it warm for a day. ", count: 1 + index % 4),
            isVerified: index % 2 == 0
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "Review")
        tableView.allowsSelection = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { states.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Review", for: indexPath) as! Cell
        cell.host { ReviewView() }.state = states[indexPath.row]
        return cell
    }
}
