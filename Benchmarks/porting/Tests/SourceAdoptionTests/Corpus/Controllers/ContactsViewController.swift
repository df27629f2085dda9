import UIKit

class ContactsViewController: UITableViewController {
    var contacts: [Contact] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let nib = UINib(nibName: "ContactCell", bundle: nil)
        tableView.register(nib, forCellReuseIdentifier: ContactCell.reuseIdentifier)
        NotificationCenter.default.addObserver(self, selector: #selector(contactsChanged), name: .contactsChanged, object: nil)
    }

    @objc private func contactsChanged(_ note: Notification) {
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return contacts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.reuseIdentifier, for: indexPath) as! ContactCell
        cell.configure(with: contacts[indexPath.row])
        return cell
    }
}
