// SPDX-License-Identifier: Apache-2.0

import UIKit

final class GlassCell: UITableViewCell {
    private let cover = UIImageView(image: UIImage(systemName: "music.note"))
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private let name = UILabel()
    private let pages = UIPageControl()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contentView.isExclusiveTouch = true
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        cover.backgroundColor = .systemIndigo
        cover.layer.cornerRadius = 12
        cover.layer.cornerCurve = .continuous
        glass.layer.cornerRadius = 12
        glass.clipsToBounds = true
        name.font = UIFont(name: "HelveticaNeue-Medium", size: 15)
        pages.hidesForSinglePage = true
        pages.currentPageIndicatorTintColor = .label
        pages.pageIndicatorTintColor = .systemGray3
        for view in [cover, glass] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        for view in [name, pages, chevron] {
            view.translatesAutoresizingMaskIntoConstraints = false
            glass.contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            cover.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            cover.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            cover.heightAnchor.constraint(equalToConstant: 120),
            glass.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
            glass.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
            glass.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
            glass.heightAnchor.constraint(equalToConstant: 48),
            name.leadingAnchor.constraint(equalTo: glass.contentView.leadingAnchor, constant: 12),
            name.centerYAnchor.constraint(equalTo: glass.contentView.centerYAnchor),
            chevron.trailingAnchor.constraint(equalTo: glass.contentView.trailingAnchor, constant: -12),
            chevron.centerYAnchor.constraint(equalTo: glass.contentView.centerYAnchor),
            pages.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -8),
            pages.centerYAnchor.constraint(equalTo: chevron.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        chevron.layer.transform = CATransform3DIdentity
        glass.alpha = 1
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: 0.2) {
            self.glass.alpha = highlighted ? 0.6 : 1
        }
    }

    func show(_ title: String, page: Int, of count: Int, isOpen: Bool) {
        name.text = title
        pages.numberOfPages = count
        pages.currentPage = page
        UIView.animate(springDuration: 0.4, bounce: 0.3) {
            self.chevron.layer.transform = isOpen
                ? CATransform3DMakeRotation(.pi / 2, 0, 0, 1) : CATransform3DIdentity
        }
    }
}

final class GlassPlayerController: UITableViewController {
    private var open: Set<Int> = [1]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(GlassCell.self, forCellReuseIdentifier: "glass")
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 136
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "glass", for: indexPath)
        (cell as? GlassCell)?.show(
            "Side \(indexPath.row + 1)",
            page: indexPath.row % 4,
            of: indexPath.row % 5,
            isOpen: open.contains(indexPath.row)
        )
        return cell
    }

    func toggle(_ row: Int) {
        open.formSymmetricDifference([row])
        tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    }
}
