import UIKit

@IBDesignable
class BadgeView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 8 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @IBInspectable
    var borderColor: UIColor? {
        didSet { layer.borderColor = borderColor?.cgColor }
    }
    @objc dynamic var count: Int = 0

    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}
