// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  public var tableHeaderView: UIView? {
    get { furniture?.headerView }
    set {
      replaceFurniture(at: \.headerView, by: newValue)
      rowsTop = TableFurniture.height(of: newValue)
      furnitureDidChange()
    }
  }

  public var tableFooterView: UIView? {
    get { furniture?.footerView }
    set {
      replaceFurniture(at: \.footerView, by: newValue)
      footerRoom = TableFurniture.height(of: newValue)
      furnitureDidChange()
    }
  }

  public var backgroundView: UIView? {
    get { furniture?.backgroundView }
    set {
      replaceFurniture(at: \.backgroundView, by: newValue)
      if let newValue, newValue.parent === self { sendSubviewToBack(newValue) }
      setNeedsLayout()
    }
  }

  /// The height of empty rows below a plain table; 0 for none, automatic for the rows' (R41).
  public var fillerRowHeight: CGFloat {
    get { furniture?.fillerRowHeight ?? 0 }
    set {
      require(
        newValue == Self.automaticDimension || HeightRules.isHeight(newValue),
        "The height of filler rows must be automatic or a number from 0 to below 2^47, found "
          + "\(newValue)."
      )
      guard newValue != fillerRowHeight else { return }
      madeFurniture.fillerRowHeight = newValue
      setNeedsLayout()
    }
  }

  /// The left edge of rows and titles: 16 points if inset grouped, 20 from a width of 414 on (R39).
  var rowsX: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return min(storedFrame.width < 414 ? 16 : 20, max(0, storedFrame.width / 2))
  }

  var rowWidth: CGFloat { storedFrame.width - 2 * rowsX }

  var cellDepth: Int {
    guard let background = furniture?.backgroundView, background.parent === self else { return 0 }
    return 1
  }

  var madeFurniture: TableFurniture {
    if let furniture { return furniture }
    let made = TableFurniture()
    furniture = made
    return made
  }

  private func replaceFurniture(
    at place: ReferenceWritableKeyPath<TableFurniture, UIView?>,
    by view: UIView?
  ) {
    let former = furniture?[keyPath: place]
    if former == nil && view == nil { return }
    madeFurniture[keyPath: place] = view
    if let former, former !== view, former.parent === self { former.removeFromSuperview() }
    if let view, view.parent !== self { addSubview(view) }
  }

  private func furnitureDidChange() {
    let wasInside = isOffsetInside
    needsPlacing = true
    if !needsReload {
      updateContentSize()
      if wasInside && !isOffsetInside { pullOffsetInside() }
    }
    setNeedsLayout()
  }

  func placeFurniture() {
    guard let furniture else { return }
    let width = storedFrame.width
    furniture.headerView?.frame = CGRect(x: 0, y: 0, width: width, height: CGFloat(rowsTop))
    furniture.footerView?.frame = CGRect(
      x: 0,
      y: CGFloat(rowsTop + index.totalHeight),
      width: width,
      height: CGFloat(footerRoom)
    )
    furniture.backgroundView?.frame = CGRect(origin: boundsOrigin, size: storedFrame.size)
    placeFillerRows(furniture)
    furniture.sectionIndex?.place(in: self)
  }

  private func placeFillerRows(_ furniture: TableFurniture) {
    let wanted = furniture.fillerRowHeight
    let height = wanted == Self.automaticDimension ? standardRowHeight : wanted
    let top = CGFloat(rowsTop + index.totalHeight + footerRoom)
    let bottom = boundsOrigin.y + storedFrame.height
    guard style == .plain, height > 0, separatorStyle != .none, bottom > top else {
      furniture.fillerView?.isHidden = true
      return
    }
    let view = furniture.fillerView ?? FillerRowsView(frame: .zero)
    if furniture.fillerView == nil {
      furniture.fillerView = view
      insertSubview(view, at: cellDepth)
    }
    view.isHidden = false
    view.frame = CGRect(x: 0, y: top, width: storedFrame.width, height: bottom - top)
    view.show(rowHeight: height, inset: separatorInset, color: separatorColor)
  }

  private var standardRowHeight: CGFloat {
    storedRowHeight >= 0 ? storedRowHeight : Self.fallbackRowHeight
  }
}

/// The table's header, footer and background views and section index, created on demand.
@MainActor final class TableFurniture {
  var headerView: UIView?
  var footerView: UIView?
  var backgroundView: UIView?
  /// The height of empty rows below the last one; 0 for none (R41).
  var fillerRowHeight: CGFloat = 0
  var fillerView: FillerRowsView?
  var sectionIndex: SectionIndex?

  static func height(of view: UIView?) -> Double {
    guard let view else { return 0 }
    return Double(min(max(0, view.storedFrame.height.orZero), HeightRules.limit / 4))
  }
}

/// The separators of empty rows below a plain table's last row (R41).
final class FillerRowsView: UIView {
  private var rowHeight: CGFloat = 44
  private var inset = UIEdgeInsets.zero
  private var color: UIColor?

  /// The most lines: very thin rows would take forever.
  private static let lineLimit = 4096

  func show(rowHeight: CGFloat, inset: UIEdgeInsets, color: UIColor?) {
    isUserInteractionEnabled = false
    guard
      rowHeight != self.rowHeight || inset != self.inset || color != self.color
    else { return }
    self.rowHeight = rowHeight
    self.inset = inset
    self.color = color
    setNeedsDisplay()
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let rgba = color?.packedRGBA ?? 0
    guard rgba & 0xFF != 0, rowHeight > 0 else { return }
    let (left, right) = (max(0, inset.left.orZero), max(0, inset.right.orZero))
    let width = max(0, storedFrame.width - left - right)
    let count = min(CGFloat(Self.lineLimit), (storedFrame.height / rowHeight).rounded(.down))
    for line in 0..<Int(count) {
      let y = CGFloat(line + 1) * rowHeight - 0.5
      list.append(
        .fill(
          CGRect(x: isRightToLeft ? right : left, y: y, width: width, height: 0.5),
          packedRGBA: rgba
        )
      )
    }
  }
}
