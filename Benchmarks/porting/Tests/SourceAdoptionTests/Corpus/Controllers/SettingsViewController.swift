import UIKit
import os

class SettingsViewController: BaseViewController {
    @IBOutlet weak var tableView: UITableView!
    private let names = ["Notifications", "Sounds"]
    let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.addTarget(self, action: #selector(self.slid(_:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(slid(_:event:)), for: .touchCancel)
    }
}

extension SettingsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

private extension SettingsViewController {
    @objc func slid(_ slider: UISlider) { title = "\(slider.value)" }
    @objc func slid(_ slider: UISlider, event: UIEvent) {}
}
