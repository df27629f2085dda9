import Common
import Shared

final class BrandedCell: UITableViewCell {
    private let band = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        band.backgroundColor = .systemIndigo
        band.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(band)
        NSLayoutConstraint.activate([
            band.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            band.topAnchor.constraint(equalTo: contentView.topAnchor),
            band.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            band.widthAnchor.constraint(equalToConstant: CGFloat(4)),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("not from a nib")
    }
}

// MARK: - Selection

extension BrandedCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        band.isHidden = !selected
    }
}
