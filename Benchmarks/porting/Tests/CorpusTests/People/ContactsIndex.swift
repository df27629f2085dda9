// SPDX-License-Identifier: Apache-2.0

import UIKit

class ContactsIndexViewController: UITableViewController {
    struct Contact {
        var givenName: String
        var familyName: String
        var fullName: String { return givenName + " " + familyName }
    }

    private var sections: [(letter: String, contacts: [Contact])] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = NSLocalizedString("Contacts", comment: "Title of the list of contacts")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ContactCell")
        tableView.sectionIndexColor = .systemPurple
        load()
    }

    private func load() {
        let families = ["Abel", "Aydin", "Brandt", "Cho", "Costa", "Dahl", "Eder", "Fox", "Gomes", "Hale", "Ito",
                        "Jain", "Kern", "Lund", "Moss", "Nagy", "Ober", "Pym", "Quinn", "Roth", "Sato", "Tran"]
        let given = ["Sam", "Rui", "Lena", "Otto"]
        let contacts = families.flatMap { family in given.map { Contact(givenName: $0, familyName: family) } }
        let grouped = Dictionary(grouping: contacts) { String($0.familyName.prefix(1)) }
        sections = grouped.keys.sorted().map { letter in
            (letter, grouped[letter]!.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) })
        }
        tableView.reloadData()
    }

    func insert(_ contact: Contact) {
        guard let section = sections.firstIndex(where: { contact.familyName.hasPrefix($0.letter) }) else { return }
        let row = sections[section].contacts.firstIndex { $0.familyName > contact.familyName }
            ?? sections[section].contacts.count
        sections[section].contacts.insert(contact, at: row)
        tableView.beginUpdates()
        tableView.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
        tableView.endUpdates()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].contacts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        return sections.map { $0.letter }
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        return index
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        let name = NSMutableAttributedString(string: contact.fullName)
        let range = (contact.fullName as NSString).range(of: contact.familyName)
        name.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: range)
        cell.textLabel?.attributedText = name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let alert = UIAlertController(
            title: sections[indexPath.section].contacts[indexPath.row].fullName,
            message: nil,
            preferredStyle: .actionSheet
        )
        alert.addAction(UIAlertAction(title: "Call", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
