// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Visit {
    var title: String
    var date: Date
    var minutes: Int
}

class DateRowCell: UITableViewCell {
    let picker = UIDatePicker()
    var onPick: ((Date) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .dateAndTime
        picker.locale = Locale(identifier: "en_GB")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.addAction(UIAction { [unowned self] _ in onPick?(picker.date) }, for: .valueChanged)
        accessoryView = picker
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class LengthCell: UITableViewCell, UIPickerViewDataSource, UIPickerViewDelegate {
    let field = UITextField()
    private let wheel = UIPickerView()
    private let lengths = [15, 30, 45, 60, 90]
    var onChoose: ((Int) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        wheel.dataSource = self
        wheel.delegate = self
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
                self?.field.resignFirstResponder()
            }),
        ]
        field.placeholder = "Length"
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ minutes: Int) {
        field.text = "\(minutes) minutes"
        wheel.selectRow(lengths.firstIndex(of: minutes) ?? 0, inComponent: 0, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { lengths.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(lengths[row]) min"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        onChoose?(lengths[row])
    }
}

class AppointmentFormController: UITableViewController, SelectorTarget {
    private var appointments = (0..<30).map {
        Visit(title: "Visit \($0)", date: Date(timeIntervalSince1970: 1_700_000_000 + Double($0) * 5_400), minutes: 30)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DateRowCell.self, forCellReuseIdentifier: "date")
        tableView.register(LengthCell.self, forCellReuseIdentifier: "note")
        NotificationCenter.default.addObserver(
            self,
            selector: Selector("keyboardWillShow:"),
            name: UIResponder.keyboardWillShowNotification,
            object: nil
        )
    }

    func keyboardWillShow(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        tableView.contentInset.bottom = frame?.cgRectValue.height ?? 0
    }

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
        guard selector == Selector("keyboardWillShow:"), let sender = sender as? Notification else { return false }
        keyboardWillShow(sender)
        return true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { appointments.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        appointments[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let appointment = appointments[indexPath.section]
        if indexPath.row == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "date", for: indexPath)
            cell.textLabel?.text = "Starts"
            guard let cell = cell as? DateRowCell else { return cell }
            cell.picker.date = appointment.date
            cell.onPick = { [weak self] in self?.appointments[indexPath.section].date = $0 }
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? LengthCell)?.show(appointment.minutes)
        (cell as? LengthCell)?.onChoose = { [weak self] in self?.appointments[indexPath.section].minutes = $0 }
        return cell
    }

    func postpone(_ section: Int) {
        appointments[section].date += 86_400
        tableView.reloadSections([section], with: .automatic)
    }
}
