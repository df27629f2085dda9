// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One quantity that can be counted up and down.
final class Quantity {
    let name: String
    let range: ClosedRange<Int>
    var value: Int {
        didSet {
            value = min(max(value, range.lowerBound), range.upperBound)
            onChange?(value)
        }
    }
    var onChange: ((Int) -> Void)?

    init(_ name: String, _ value: Int, in range: ClosedRange<Int>) {
        self.name = name
        self.value = value
        self.range = range
    }
}

class StepperCell: UITableViewCell {
    let stepper = UIStepper()
    let valueLabel = UILabel()
    let nameLabel = UILabel()
    private var quantity: Quantity?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        selectionStyle = .none
        nameLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        valueLabel.textAlignment = .right
        nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [nameLabel, valueLabel, stepper])
        stack.axis = .horizontal
        stack.distribution = .fill
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
        stepper.addAction(UIAction { [weak self] _ in
            guard let self = self else { return }
            self.quantity?.value = Int(self.stepper.value)
        }, for: .valueChanged)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        quantity?.onChange = nil
        quantity = nil
    }

    func bind(_ quantity: Quantity) {
        self.quantity = quantity
        nameLabel.text = quantity.name
        stepper.minimumValue = Double(quantity.range.lowerBound)
        stepper.maximumValue = Double(quantity.range.upperBound)
        stepper.value = Double(quantity.value)
        valueLabel.text = String(quantity.value)
        quantity.onChange = { [weak self] value in
            self?.valueLabel.text = String(value)
            self?.stepper.value = Double(value)
        }
    }
}

class StepperRowsController: UITableViewController {
    let quantities = (1...32).map { Quantity("Seats in row \($0)", $0 % 6, in: 0...9) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StepperCell.self, forCellReuseIdentifier: "StepperCell")
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return quantities.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StepperCell", for: indexPath) as! StepperCell
        cell.bind(quantities[indexPath.row])
        return cell
    }
}
