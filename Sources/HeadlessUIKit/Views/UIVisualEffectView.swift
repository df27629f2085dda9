// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that shows an effect over what lies behind it, and its content over that.
///
/// Nothing is blurred here: a blur is its colour, half transparent, over the whole of the view.
open class UIVisualEffectView: UIView {
  private var storedEffect: UIVisualEffect?
  public let contentView: UIView = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    begin(with: effect)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin(with: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin(with: nil)
    NibLoading.decode(self, UIVisualEffectView.self, from: coder)
  }

  private func begin(with effect: UIVisualEffect?) {
    storedEffect = effect
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      guard write(.other, isEqual: newValue == storedEffect) else { return }
      storedEffect = newValue
      setNeedsDisplay()
    }
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard let color = storedEffect?.standInRGBA, color != 0 else { return }
    list.append(.fill(CGRect(origin: .zero, size: storedFrame.size), packedRGBA: color))
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsDisplay()
  }
}
