// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that a collection uses again: a supplementary view, or an item's cell.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = NibLoading.reuseIdentifier(of: coder)
  }

  /// Creates a view of whatever class it is called on, as for cells of tables.
  @_silgen_name("headless_uikit_make_registered_reusable")
  convenience init(_registered frame: CGRect) { self.init(frame: frame) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view would like to have: those of the layout here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

extension UICollectionReusableView {
  /// Creates a view of the class that it is called on; why so is told where cells of tables are.
  @_silgen_name("headless_uikit_make_registered_reusable")
  static func _registered(_ frame: CGRect) -> Self
}
