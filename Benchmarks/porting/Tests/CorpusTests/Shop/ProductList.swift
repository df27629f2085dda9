// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Product: Hashable {
    let id: Int
    let name: String
    let cents: Int
    let formerCents: Int?
    let rating: Double

    var price: String { Product.format(cents) }

    static func format(_ cents: Int) -> String {
        String(format: "€%d.%02d", cents / 100, cents % 100)
    }

    static let catalogue: [Product] = (0..<50).map { index in
        let cents = 490 + (index * 730) % 9000
        return Product(
            id: index,
            name: ["Wool hat", "Enamel mug with a very long name that wraps", "Head lamp", "Map case"][index % 4],
            cents: cents,
            formerCents: index % 3 == 0 ? cents + 500 : nil,
            rating: Double((index * 7) % 11) / 2
        )
    }
}

/// Five stars, drawn.
final class StarsView: UIView {
    var rating = 0.0 {
        didSet {
            if rating != oldValue { setNeedsDisplay() }
        }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 84, height: 16) }

    override func draw(_ rect: CGRect) {
        for star in 0..<5 {
            let path = Self.star(center: CGPoint(x: 8 + Double(star) * 17, y: 8), radius: 7)
            (Double(star) + 0.75 < rating ? UIColor.systemYellow : UIColor.systemGray4).setFill()
            path.fill()
        }
    }

    private static func star(center: CGPoint, radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let reach = corner % 2 == 0 ? radius : radius * 0.4
            let point = CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
            corner == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }
}

final class ProductCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let starsView = StarsView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.numberOfLines = 2
        starsView.backgroundColor = .clear
        priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let left = UIStackView(arrangedSubviews: [nameLabel, starsView])
        left.axis = .vertical
        left.alignment = .leading
        left.spacing = 6
        let row = UIStackView(arrangedSubviews: [left, priceLabel])
        row.alignment = .firstBaseline
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            row.leadingAnchor.constraint(equalTo: contentView.readableContentGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.readableContentGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        priceLabel.attributedText = nil
    }

    func configure(with product: Product) {
        nameLabel.text = product.name
        starsView.rating = product.rating
        starsView.isAccessibilityElement = true
        starsView.accessibilityLabel = String(format: "%.1f of 5 stars", product.rating)
        let price = NSMutableAttributedString()
        if let former = product.formerCents {
            price.append(NSAttributedString(string: Product.format(former) + " ", attributes: [
                .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                .foregroundColor: UIColor.secondaryLabel,
                .font: UIFont.systemFont(ofSize: 13),
            ]))
        }
        price.append(NSAttributedString(string: product.price, attributes: [
            .foregroundColor: product.formerCents == nil ? UIColor.label : UIColor.systemRed,
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
        ]))
        priceLabel.attributedText = price
    }
}

final class ProductListController: UITableViewController {
    private let products = Product.catalogue

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "cart"), style: .plain, target: nil, action: nil),
            UIBarButtonItem(systemItem: .search),
        ]
        tableView.register(ProductCell.self, forCellReuseIdentifier: "Product")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: "Added to the cart", message: "Row \(indexPath.row + 1)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath) as! ProductCell
        cell.configure(with: products[indexPath.row])
        return cell
    }
}
