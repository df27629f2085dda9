// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Wallet {
    var title: String
    var balance: String
    var share: CGFloat
    var colors: [UIColor]
}

final class GradientView: UIView {

    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

    func setColors(_ colors: [UIColor]) {
        gradientLayer.colors = colors.map { $0.cgColor }
        gradientLayer.locations = [0, 1]
        gradientLayer.startPoint = CGPoint(x: 0, y: 0)
        gradientLayer.endPoint = CGPoint(x: 1, y: 1)
    }
}

final class GradientCardCell: UITableViewCell {

    static let reuseIdentifier = String(describing: GradientCardCell.self)

    let cardView = GradientView()
    let avatarView = AvatarView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
    private let titleLabel = UILabel()
    private let balanceLabel = UILabel()
    private let sparkline = SparklineView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear

        cardView.layer.cornerRadius = 16
        cardView.layer.cornerCurve = .continuous
        cardView.layer.shadowColor = UIColor.black.cgColor
        cardView.layer.shadowOpacity = 0.2
        cardView.layer.shadowRadius = 8
        cardView.layer.shadowOffset = CGSize(width: 0, height: 4)
        cardView.layer.shouldRasterize = true
        cardView.layer.rasterizationScale = UIScreen.main.scale
        contentView.addSubview(cardView)

        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .white
        balanceLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        balanceLabel.textColor = UIColor.white.withAlphaComponent(0.8)
        sparkline.backgroundColor = .clear
        sparkline.isOpaque = false
        sparkline.contentMode = .redraw
        [avatarView, titleLabel, balanceLabel, sparkline].forEach { cardView.addSubview($0) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cardView.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
        cardView.layer.shadowPath = UIBezierPath(
            roundedRect: cardView.bounds,
            cornerRadius: cardView.layer.cornerRadius
        ).cgPath
        titleLabel.frame = CGRect(x: 80, y: 18, width: 120, height: 22)
        balanceLabel.frame = CGRect(x: 80, y: 42, width: 120, height: 20)
        sparkline.frame = CGRect(x: cardView.bounds.maxX - 116, y: 20, width: 100, height: 40)
    }

    func configure(with wallet: Wallet) {
        titleLabel.text = wallet.title
        balanceLabel.text = wallet.balance
        cardView.setColors(wallet.colors)
        avatarView.configure(color: wallet.colors[0], progress: wallet.share)
        sparkline.values = [0.2, 0.6, 0.4, wallet.share, 0.9]
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        let scale: CGFloat = highlighted ? 0.96 : 1
        UIView.animate(
            withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.contentView.transform = highlighted
                    ? CGAffineTransform(scaleX: scale, y: scale)
                    : .identity
            }
        )
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        contentView.transform = .identity
        avatarView.configure(color: .clear, progress: 0)
    }
}
