// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Shelf {
    let title: String
    var products: [(name: String, price: Int)]
}

private final class ProductTile: UICollectionViewCell {
    static let reuseIdentifier = "ProductTile"

    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 10
        imageView.contentMode = .scaleAspectFit
        nameLabel.font = .preferredFont(forTextStyle: .footnote)
        nameLabel.numberOfLines = 2
        priceLabel.font = .preferredFont(forTextStyle: .caption1)
        priceLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [imageView, nameLabel, priceLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func picture(hue: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
            UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
        }
    }

    func configure(_ product: (name: String, price: Int)) {
        imageView.image = Self.picture(hue: CGFloat(product.price % 10) / 10)
        nameLabel.text = product.name
        priceLabel.text = "\(product.price) €"
    }
}

private final class ShelfCell: UITableViewCell {
    private var products: [(name: String, price: Int)] = []
    var onSelect: ((Int) -> Void)?

    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.showsHorizontalScrollIndicator = false
        view.backgroundColor = .clear
        view.dataSource = self
        view.delegate = self
        view.register(ProductTile.self, forCellWithReuseIdentifier: ProductTile.reuseIdentifier)
        return view
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            collectionView.heightAnchor.constraint(equalToConstant: 120),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        onSelect = nil
        collectionView.setContentOffset(.zero, animated: false)
    }

    func configure(with shelf: Shelf) {
        products = shelf.products
        collectionView.reloadData()
    }
}

extension ShelfCell: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        products.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ProductTile.reuseIdentifier, for: indexPath)
        (cell as? ProductTile)?.configure(products[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: indexPath.item == 0 ? 160 : 110, height: collectionView.bounds.height)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        onSelect?(indexPath.item)
    }
}

class PictureBandsController: UITableViewController {
    private var shelves = (0..<24).map { shelf in
        Shelf(
            title: "Shelf \(shelf)",
            products: (0..<12).map { (name: "Thing \(shelf)-\($0)", price: 3 + (shelf * 7 + $0 * 5) % 40) }
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
        tableView.separatorStyle = .none
    }

    func discount(_ shelf: Int) {
        shelves[shelf].products[0].price -= 1
        tableView.reloadSections([shelf], with: .none)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shelves[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
        guard let cell = cell as? ShelfCell else { return cell }
        cell.configure(with: shelves[indexPath.section])
        cell.onSelect = { [weak self] item in self?.title = self?.shelves[indexPath.section].products[item].name }
        return cell
    }
}
