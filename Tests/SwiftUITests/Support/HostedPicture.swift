// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI

/// Pictures of hosted cells.
@MainActor enum HostedPicture {
  /// Draws cells of configurations one below the other, 320 points wide.
  static func svg(of configurations: [any UIContentConfiguration]) -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    var top: CGFloat = 0
    for configuration in configurations {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = configuration
      window.addSubview(cell)
      let height =
        cell.systemLayoutSizeFitting(
          CGSize(width: 320, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        .height
      cell.frame = CGRect(x: 0, y: top, width: 320, height: height)
      top += height
    }
    window.frame.size.height = top
    FrameRenderer(root: window).renderFrame()
    var snapshot = FrameSnapshot(of: window)
    return snapshot.svg()
  }
}
