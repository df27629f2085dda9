// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Hands taps to a closure, as recognisers know only targets and selectors.
final class TapHandler: NSObject, SelectorTarget {
    private let handler: (UITapGestureRecognizer) -> Void

    init(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        self.handler = handler
    }

    func handle(_ recognizer: UITapGestureRecognizer) { handler(recognizer) }

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
        guard let recognizer = sender as? UITapGestureRecognizer else { return false }
        handle(recognizer)
        return true
    }
}

final class LikeablePostCell: UITableViewCell {
    private let pictureView = UIView()
    private let heartView = UIImageView(image: UIImage(systemName: "heart.fill"))
    private let likesLabel = UILabel()
    private var tapHandler: TapHandler?
    var onLike: () -> Void = {}

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        pictureView.isUserInteractionEnabled = true
        heartView.tintColor = .white
        heartView.contentMode = .scaleAspectFit
        likesLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        contentView.addSubview(pictureView)
        contentView.addSubview(likesLabel)
        pictureView.addSubview(heartView)

        let handler = TapHandler { [weak self] _ in self?.onLike() }
        let doubleTap = UITapGestureRecognizer(target: handler, action: Selector("handle:"))
        doubleTap.numberOfTapsRequired = 2
        pictureView.addGestureRecognizer(doubleTap)
        let longPress = UILongPressGestureRecognizer(target: nil, action: nil)
        longPress.minimumPressDuration = 0.4
        contentView.addGestureRecognizer(longPress)
        tapHandler = handler
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        pictureView.frame = CGRect(x: 0, y: 0, width: width, height: width * 0.6)
        heartView.bounds = CGRect(x: 0, y: 0, width: 72, height: 72)
        heartView.center = CGPoint(x: pictureView.bounds.midX, y: pictureView.bounds.midY)
        likesLabel.frame = CGRect(x: 16, y: pictureView.frame.maxY + 8, width: width - 32, height: 20)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        heartView.alpha = 0
        onLike = {}
    }

    func configure(color: UIColor, likes: Int, isLiked: Bool) {
        pictureView.backgroundColor = color
        likesLabel.text = likes == 1 ? "1 like" : "\(likes) likes"
        heartView.alpha = isLiked ? 0.9 : 0
    }
}

final class DoubleTapPostsController: UITableViewController {
    private var liked = Set<Int>()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 375 * 0.6 + 40
        tableView.register(LikeablePostCell.self, forCellReuseIdentifier: "Post")
    }

    func like(_ row: Int) {
        liked.insert(row)
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath) as! LikeablePostCell
        let row = indexPath.row
        let isLiked = liked.contains(row) || row % 4 == 1
        cell.configure(
            color: UIColor(hue: CGFloat(row) / 25, saturation: 0.5, brightness: 0.8, alpha: 1),
            likes: row * 3 + (isLiked ? 1 : 0),
            isLiked: isLiked
        )
        cell.onLike = { [weak self] in self?.like(row) }
        return cell
    }
}
