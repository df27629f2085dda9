// SPDX-License-Identifier: Apache-2.0

import UIKit

final class CheckoutFormController: UITableViewController, UITextFieldDelegate {
    enum Field: Int, CaseIterable {
        case name, email, street, postcode, city, phone, company, note, card, expiry, code
        case giftFor, giftText, wrapping, insurance, coupon, referrer, newsletter, iban, bank

        var placeholder: String {
            switch self {
            case .name: return "Full name"
            case .email: return "Email"
            case .postcode: return "Postcode"
            case .card: return "Card number"
            default: return "\(self)".capitalized
            }
        }

        var keyboardType: UIKeyboardType {
            switch self {
            case .email: return .emailAddress
            case .postcode, .card, .code, .expiry: return .numberPad
            case .phone: return .phonePad
            default: return .default
            }
        }

        func isValid(_ text: String) -> Bool {
            switch self {
            case .email: return text.contains("@")
            case .postcode: return text.count == 5 && text.allSatisfy(\.isNumber)
            default: return true
            }
        }
    }

    private var values: [Field: String] = [.name: "Ola Brekke", .email: "ola", .city: "Bergen"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        tableView.register(FieldCell.self, forCellReuseIdentifier: FieldCell.identifier)
        tableView.rowHeight = 50
    }

    func fill(_ text: String, into field: Field) {
        values[field] = text
        tableView.reloadRows(at: [IndexPath(row: field.rawValue, section: 0)], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Field.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: FieldCell.identifier, for: indexPath) as! FieldCell
        guard let field = Field(rawValue: indexPath.row) else { return cell }
        let text = values[field] ?? ""
        cell.textField.tag = field.rawValue
        cell.textField.delegate = self
        cell.textField.text = text
        cell.textField.placeholder = field.placeholder
        cell.textField.keyboardType = field.keyboardType
        cell.textField.autocapitalizationType = field == .email ? .none : .words
        cell.textField.isSecureTextEntry = field == .code
        cell.textField.returnKeyType = field == Field.allCases.last ? .done : .next
        cell.markInvalid(!text.isEmpty && !field.isValid(text))
        return cell
    }

    // MARK: UITextFieldDelegate

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let field = Field(rawValue: textField.tag) else { return }
        values[field] = textField.text
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let next = tableView.viewWithTag(textField.tag + 1) as? UITextField {
            next.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                   replacementString string: String) -> Bool {
        guard textField.tag == Field.postcode.rawValue else { return true }
        let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        return text.count <= 5
    }
}

private final class FieldCell: UITableViewCell {
    static let identifier = "FieldCell"
    let textField = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textField.clearButtonMode = .whileEditing
        textField.borderStyle = .roundedRect
        textField.font = .systemFont(ofSize: 16)
        textField.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(textField)
        NSLayoutConstraint.activate([
            textField.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            textField.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            textField.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        textField.delegate = nil
        textField.isSecureTextEntry = false
    }

    func markInvalid(_ isInvalid: Bool) {
        textField.textColor = isInvalid ? .systemRed : .label
        textField.rightView = isInvalid ? UIImageView(image: UIImage(systemName: "exclamationmark.circle")) : nil
        textField.rightViewMode = isInvalid ? .always : .never
    }
}
