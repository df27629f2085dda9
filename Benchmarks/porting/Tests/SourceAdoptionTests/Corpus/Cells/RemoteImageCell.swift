import UIKit
import Kingfisher

class RemoteImageCell: UITableViewCell {
    var url: URL? {
        didSet { imageView?.kf.setImage(with: url) } // stops
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView?.kf.cancelDownloadTask() // stops
        imageView?.image = nil
    }
}
