// SPDX-License-Identifier: Apache-2.0

import UIKit

// As scripts/adopt leaves a cell with outlets, actions and selectors: no attribute, names in strings.
class AlarmCell: UITableViewCell, SelectorTarget {

    var timeLabel: UILabel! = UILabel()
    var repeatLabel: UILabel! = UILabel()
    var enabledSwitch: UISwitch! = UISwitch()

    var onChange: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        awakeFromNib()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        timeLabel.font = UIFont.systemFont(ofSize: 44, weight: .thin)
        repeatLabel.font = UIFont.systemFont(ofSize: 14)
        timeLabel.frame = CGRect(x: 16, y: 6, width: 200, height: 52)
        repeatLabel.frame = CGRect(x: 16, y: 58, width: 240, height: 18)
        contentView.addSubview(timeLabel)
        contentView.addSubview(repeatLabel)
        accessoryView = enabledSwitch
        enabledSwitch.addTarget(self, action: Selector("switchChanged:"), for: .valueChanged)
        let tap = UITapGestureRecognizer(target: self, action: Selector("labelTapped:"))
        repeatLabel.isUserInteractionEnabled = true
        repeatLabel.addGestureRecognizer(tap)
    }

    func switchChanged(_ sender: UISwitch) {
        updateColors(isOn: sender.isOn)
        onChange?(sender.isOn)
    }

    func labelTapped(_ sender: UITapGestureRecognizer) {
        repeatLabel.text = "Once"
    }

    func updateColors(isOn: Bool) {
        let color = isOn ? UIColor.label : UIColor.systemGray
        timeLabel.textColor = color
        repeatLabel.textColor = color
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onChange = nil
    }

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
        switch selector {
        case Selector("switchChanged:"): if let sender = sender as? UISwitch { switchChanged(sender) }
        case Selector("labelTapped:"): if let sender = sender as? UITapGestureRecognizer { labelTapped(sender) }
        default: return false
        }
        return true
    }
}

class AlarmsViewController: UITableViewController {
    var alarms: [(hour: Int, minute: Int, isOn: Bool)] = (0..<28).map { (5 + $0 / 4, ($0 % 4) * 15, $0 % 3 == 0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(AlarmCell.self, forCellReuseIdentifier: "AlarmCell")
        tableView.rowHeight = 84
    }

    func setAlarm(_ index: Int, isOn: Bool) {
        alarms[index].isOn = isOn
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return alarms.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "AlarmCell", for: indexPath) as! AlarmCell
        let alarm = alarms[indexPath.row]
        cell.timeLabel.text = String(format: "%02d:%02d", alarm.hour, alarm.minute)
        cell.repeatLabel.text = indexPath.row % 2 == 0 ? "Weekdays" : "Never"
        cell.enabledSwitch.isOn = alarm.isOn
        cell.updateColors(isOn: alarm.isOn)
        cell.onChange = { [weak self] isOn in self?.alarms[indexPath.row].isOn = isOn }
        return cell
    }
}
