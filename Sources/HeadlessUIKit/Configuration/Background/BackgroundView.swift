// SPDX-License-Identifier: Apache-2.0

import Foundation

final class BackgroundView: UIView {
  private var configuration: UIBackgroundConfiguration
  private var customView: UIView?
  private var imageView: UIImageView?
  private var strokeView: UIView?

  init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    show()
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  func apply(_ new: UIBackgroundConfiguration) {
    guard new != configuration else { return }
    configuration = new
    show()
    setNeedsLayout()
  }

  func place(in parent: UIView) {
    let margins = parent.directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    var insets = configuration.backgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    frame = CGRect(origin: .zero, size: parent.storedFrame.size)
      .inset(by: UIEdgeInsets(insets, isRightToLeft: parent.isRightToLeft).withFiniteParts)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(origin: .zero, size: storedFrame.size)
    customView?.frame = area
    imageView?.frame = area
    let outset = configuration.strokeOutset.orZero
    strokeView?.frame = area.insetBy(dx: -outset, dy: -outset)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func show() {
    let tint = tintColor ?? .systemBlue
    let color = configuration.resolvedBackgroundColor(for: tint)
    let effect = configuration.visualEffect?.standInRGBA
    backgroundColor = effect.map { UIColor(packedRGBA: $0) } ?? color
    let radius = max(0, configuration.cornerRadius.orZero)
    setLayerStyle(radius > 0 ? LayerStyle(cornerRadius: radius) : nil)
    // Rounded corners clip the image too; a stroke outside the edges must not be clipped.
    clipsToBounds = radius > 0 && configuration.image != nil && configuration.strokeOutset <= 0
    showCustomView()
    showImage()
    showStroke(tint: tint, radius: radius)
  }

  private func showCustomView() {
    let wanted = configuration.customView
    guard wanted !== customView else { return }
    // The custom view may have moved to another background meanwhile.
    if customView?.parent === self { customView?.removeFromSuperview() }
    customView = wanted
    if let wanted { insertSubview(wanted, at: 0) }
  }

  private func showImage() {
    guard configuration.image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil {
      imageView = view
      addSubview(view)
    }
    view.image = configuration.image
    view.contentMode = configuration.imageContentMode
  }

  private func showStroke(tint: UIColor, radius: CGFloat) {
    let width = max(0, configuration.strokeWidth.orZero)
    guard width > 0 || strokeView != nil else { return }
    let view = strokeView ?? UIView(frame: .zero)
    if strokeView == nil {
      strokeView = view
      addSubview(view)
    }
    view.isHidden = width == 0
    view.setLayerStyle(
      LayerStyle(
        cornerRadius: radius > 0 ? max(0, radius + configuration.strokeOutset.orZero) : 0,
        borderWidth: width,
        borderColor: configuration.resolvedStrokeColor(for: tint).cgColor
      )
    )
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    // A border's colour does not follow traits on its own.
    show()
  }
}

@MainActor final class BackgroundRecord {
  var configuration: UIBackgroundConfiguration?
  var view: BackgroundView?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var separatorView: SeparatorView?

  var coversDrawing: Bool {
    view != nil || backgroundView != nil || selectedBackgroundView != nil
      || multipleSelectionBackgroundView != nil
  }

  var classicViews: [UIView] {
    [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView].compactMap { $0 }
  }
}
