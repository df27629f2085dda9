// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol SliderTableViewCellDelegate: AnyObject {
    func sliderCell(_ cell: SliderTableViewCell, didChangeTo value: Float)
}

class SliderTableViewCell: UITableViewCell {

    static let nibName = "SliderTableViewCell"

    weak var delegate: SliderTableViewCellDelegate?

    let slider = UISlider()
    let titleLabel = UILabel()
    let percentLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpViews()
        setUpConstraints()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpViews() {
        titleLabel.font = UIFont.systemFont(ofSize: 15)
        percentLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        percentLabel.textColor = UIColor.gray
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.minimumTrackTintColor = .systemOrange
        slider.addAction(UIAction { [weak self] _ in self?.sliderDidMove() }, for: .valueChanged)
        [titleLabel, percentLabel, slider].forEach { subview in
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
    }

    private func setUpConstraints() {
        let views = ["title": titleLabel, "percent": percentLabel, "slider": slider]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-16-[title]-[percent]-16-|", options: .alignAllCenterY, metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-16-[slider]-16-|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-10-[title]-6-[slider]-10-|", options: [], metrics: nil, views: views)
        NSLayoutConstraint.activate(constraints)
    }

    private func sliderDidMove() {
        percentLabel.text = "\(Int(slider.value)) %"
        delegate?.sliderCell(self, didChangeTo: slider.value)
    }

    func set(title: String, value: Float) {
        titleLabel.text = title
        slider.setValue(value, animated: false)
        percentLabel.text = "\(Int(value)) %"
    }
}

class SliderRowsViewController: UITableViewController, SliderTableViewCellDelegate {

    var values: [Float] = (0..<20).map { Float(($0 * 37) % 100) }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Lamps"
        self.tableView.register(SliderTableViewCell.self, forCellReuseIdentifier: SliderTableViewCell.nibName)
        self.tableView.allowsSelection = false
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return self.values.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SliderTableViewCell.nibName, for: indexPath)
        if let sliderCell = cell as? SliderTableViewCell {
            sliderCell.set(title: "Lamp \(indexPath.row + 1)", value: self.values[indexPath.row])
            sliderCell.delegate = self
        }
        return cell
    }

    func sliderCell(_ cell: SliderTableViewCell, didChangeTo value: Float) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        values[indexPath.row] = value
    }
}
