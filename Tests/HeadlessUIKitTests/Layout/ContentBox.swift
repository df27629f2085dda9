// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A view whose content has a size of its own.
final class ContentBox: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
