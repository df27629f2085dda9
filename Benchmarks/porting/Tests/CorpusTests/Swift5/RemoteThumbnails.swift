// SPDX-License-Identifier: Apache-2.0

import UIKit

// An image view that loads by itself, as many apps had one before there were tasks.
class ThumbnailImageView: UIImageView {
    static var cache = [String: UIImage]()
    private var currentName: String?

    func load(_ name: String, placeholder: UIImage?) {
        currentName = name
        if let cached = ThumbnailImageView.cache[name] {
            image = cached
            return
        }
        image = placeholder
        DispatchQueue.global(qos: .userInitiated).async {
            let number = name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 360 }
            DispatchQueue.main.async { [weak self] in
                let thumbnail = ThumbnailImageView.render(hue: CGFloat(number) / 360)
                ThumbnailImageView.cache[name] = thumbnail
                guard let self = self, self.currentName == name else { return }
                self.image = thumbnail
            }
        }
    }

    func cancel() {
        currentName = nil
        image = nil
    }

    static func render(hue: CGFloat) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 48, height: 48), true, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 48, height: 48))
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 12, y: 22, width: 24, height: 4))
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }
}

class ThumbnailCell: UITableViewCell {
    let thumbnail = ThumbnailImageView(frame: CGRect(x: 16, y: 8, width: 48, height: 48))
    let nameLabel = UILabel(frame: CGRect(x: 76, y: 20, width: 280, height: 24))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        thumbnail.layer.cornerRadius = 4
        thumbnail.clipsToBounds = true
        contentView.addSubview(thumbnail)
        contentView.addSubview(nameLabel)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbnail.cancel()
    }
}

class RemoteThumbnailsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 64
        tableView.register(ThumbnailCell.self, forCellReuseIdentifier: "ThumbnailCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 60
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ThumbnailCell", for: indexPath) as! ThumbnailCell
        cell.nameLabel.text = "Picture \(indexPath.row)"
        cell.thumbnail.load("picture-\(indexPath.row)", placeholder: UIImage(systemName: "photo"))
        return cell
    }
}
