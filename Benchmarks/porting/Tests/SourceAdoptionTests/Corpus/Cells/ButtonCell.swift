import UIKit

class ButtonCell: UITableViewCell {
    let primaryButton = UIButton(type: .system)
    let secondaryButton = UIButton(type: .system)
    var onTap: ((Int) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        primaryButton.addTarget(self, action: #selector(primaryTapped), for: .touchUpInside)
        secondaryButton.addTarget(self, action: #selector(ButtonCell.tapped(button:)), for: .touchUpInside)
        contentView.addSubview(primaryButton); contentView.addSubview(secondaryButton)
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    @objc func primaryTapped() { onTap?(0) }
    @objc(secondary:) func tapped(button: UIButton) { onTap?(button.tag) }
}

class WideButtonCell: ButtonCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        primaryButton.removeTarget(self, action: nil, for: .allEvents)
        primaryButton.addTarget(self, action: #selector(wideTapped(_:)), for: .primaryActionTriggered)
    }

    @objc func wideTapped(_ sender: Any) { onTap?(-1) }
}
