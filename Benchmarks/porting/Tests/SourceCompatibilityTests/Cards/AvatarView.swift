// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A round picture with a ring that shows how much is done.
final class AvatarView: UIView {

    let imageView = UIImageView()
    let ringLayer = CAShapeLayer()
    private let trackLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        addSubview(imageView)
        for layer in [trackLayer, ringLayer] {
            layer.fillColor = UIColor.clear.cgColor
            layer.lineWidth = 3
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        trackLayer.strokeColor = UIColor.white.withAlphaComponent(0.3).cgColor
        ringLayer.strokeColor = UIColor.white.cgColor
        ringLayer.strokeEnd = 0
        ringLayer.name = "ring"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds.insetBy(dx: 5, dy: 5)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: imageView.bounds).cgPath
        imageView.layer.mask = mask
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: bounds.width / 2 - 1.5,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: true
        )
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [trackLayer, ringLayer] {
            layer.frame = bounds
            layer.path = path.cgPath
        }
        CATransaction.commit()
    }

    func configure(color: UIColor, progress: CGFloat) {
        imageView.image = Self.placeholder(color: color, size: CGSize(width: 38, height: 38))
        ringLayer.strokeEnd = progress
    }

    static func placeholder(color: UIColor, size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 13, y: 7, width: 12, height: 12)).fill()
            UIBezierPath(
                roundedRect: CGRect(x: 6, y: 22, width: 26, height: 20),
                byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 10, height: 10)
            ).fill()
        }
    }
}

/// A line through values, drawn by the view itself.
final class SparklineView: UIView {

    var values: [CGFloat] = [] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard values.count > 1, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(2)
        context.setLineJoin(.round)
        let step = rect.width / CGFloat(values.count - 1)
        for (index, value) in values.enumerated() {
            let point = CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value))
            if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
        }
        context.strokePath()
        context.restoreGState()

        UIColor.white.withAlphaComponent(0.3).setFill()
        let base = UIBezierPath(rect: CGRect(x: 0, y: rect.height - 1, width: rect.width, height: 1))
        base.fill()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.white,
        ]
        ("7 d" as NSString).draw(at: CGPoint(x: 2, y: 2), withAttributes: attributes)
    }
}

final class WalletViewController: UITableViewController {

    var wallets = (0..<40).map { row in
        Wallet(
            title: "Wallet \(row)",
            balance: "\(row * 17) €",
            share: CGFloat(row % 10) / 10,
            colors: row % 2 == 0 ? [.systemIndigo, .systemTeal] : [.systemPink, .systemOrange]
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 96
        tableView.separatorStyle = .none
        tableView.register(GradientCardCell.self, forCellReuseIdentifier: GradientCardCell.reuseIdentifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        wallets.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: GradientCardCell.reuseIdentifier, for: indexPath
        ) as! GradientCardCell
        cell.configure(with: wallets[indexPath.row])
        return cell
    }
}
