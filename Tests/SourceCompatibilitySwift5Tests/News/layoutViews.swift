// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor
func layoutViews(imageView: UIImageView, titleLabel: UILabel, sourceLabel: UILabel, in view: UIView) {
    titleLabel.font = .boldSystemFont(ofSize: 16)
    sourceLabel.font = .systemFont(ofSize: 12)
    imageView.contentMode = .scaleAspectFit
    imageView.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    titleLabel.frame = CGRect(x: 68, y: 10, width: 291, height: 22)
    sourceLabel.frame = CGRect(x: 68, y: 34, width: 291, height: 18)
    [imageView, titleLabel, sourceLabel].forEach { view.addSubview($0) }
}
