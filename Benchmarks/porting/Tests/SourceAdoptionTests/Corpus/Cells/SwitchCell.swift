import UIKit

protocol SwitchCellDelegate: AnyObject {
    func switchCell(_ cell: SwitchCell, didChange isOn: Bool)
}

final class SwitchCell: UITableViewCell {
    weak var delegate: SwitchCellDelegate?

    private lazy var toggle: UISwitch = {
        let toggle = UISwitch()
        toggle.addTarget(self, action: #selector(toggleChanged(_:)), for: .valueChanged)
        return toggle
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func toggleChanged(_ sender: UISwitch) {
        delegate?.switchCell(self, didChange: sender.isOn)
    }
}
