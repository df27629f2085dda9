// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

// The classes stand outside of the suite: a nib is found by the name of a class of the module.

/// A cell whose label a nib makes; the methods are as scripts/adopt writes them.
class NibbedCell: UITableViewCell, OutletTarget {
  weak var titleLabel: UILabel!
  var badges: [UIView]!
  var hasTitleWhenAwake: [Bool] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    hasTitleWhenAwake.append(titleLabel != nil)
  }

  func connect(_ object: Any?, toOutlet name: String) -> Bool {
    switch name {
    case "badges": setOutlet(&self.badges, to: object)
    case "titleLabel": setOutlet(&self.titleLabel, to: object)
    default: false
    }
  }
}

final class NibbedCellNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] {
    let cell = made(NibbedCell(coder: coder))
    let label = made(UILabel(coder: coder))
    label.frame = CGRect(16, 4, 100, 20)
    cell.contentView.addSubview(label)
    connect(cell, "titleLabel", label)
    connect(cell, "badges", [label])
    connect(cell, "missing", label)
    connect(cell, "titleLabel", cell)
    return [cell]
  }
}

final class NamedCell: UITableViewCell {}

final class NamedCellNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] {
    [made(NamedCell(coder: coder(reuseIdentifier: "named")))]
  }
}

/// A view that sets itself up where it is decoded, as most views of apps do.
class NibbedBadge: UIButton {
  private(set) var sizeInInitialiser = CGSize.zero
  private let overlay = UIView()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    sizeInInitialiser = bounds.size
    backgroundColor = .red
    setTitle("own", for: .normal)
    addSubview(overlay)
  }

  var overlayIsInFront: Bool { subviews.last === overlay }
}

/// A view that passes over what is decoded: nothing of the nib reaches it.
final class NibbedIgnorer: UIView { required init?(coder: NSCoder) { super.init(frame: .zero) } }

final class NibbedBadgeNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] {
    let inner = made(UIView(coder: coder))
    let badge = made {
      NibbedBadge(coder: $0)
    } decoded: { badge in
      badge.frame = CGRect(0, 0, 30, 20)
      badge.backgroundColor = .white
      badge.setTitle("nib", for: .normal)
      badge.addSubview(inner)
    }
    let ignorer = made {
      NibbedIgnorer(coder: $0)
    } decoded: {
      $0.tag = 7
    }
    let header = made(reuseIdentifier: "h") {
      NibbedHeader(coder: $0)
    } decoded: {
      $0.tag = 7
    }
    let field = made {
      UITextField(coder: $0)
    } decoded: {
      $0.placeholder = "nib"
    }
    return [badge, ignorer, header, field]
  }
}

final class NibbedHeader: UITableViewHeaderFooterView {}

final class Nibbed_HeaderNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] { [made(NibbedHeader(coder: coder))] }
}

final class NibbedItem: UICollectionViewCell {}

final class NibbedItemNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] { [made(NibbedItem(coder: coder))] }
}

final class NibbedController: UIViewController, SelectorTarget {
  var tapCount = 0

  func callMethod(named selector: Selector, from sender: Any?) -> Bool {
    guard selector.description == "tap" else { return false }
    tapCount += 1
    return true
  }
}

/// A controller that has its nib's name by overriding, which comes before the names of its class.
final class NamingController: UITableViewController {
  override var nibName: String? { "NibbedTable" }
}

final class NibbedTableNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] {
    let table = UITableView(frame: .zero, style: .grouped)
    table.rowHeight = 77
    connect(owner, "view", table)
    return [table]
  }
}

/// The nib that is not taken, since the shorter name comes first.
final class NibbedControllerNib: NibContent { static func makeObjects(owner: Any?) -> [Any] { [] } }

/// The nib of ``NibbedController``, whose name is that of the class without its last word.
final class NibbedNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] {
    let button = made(UIButton(coder: coder))
    button.frame = CGRect(0, 0, 7, 7)
    connect(owner, "view", button)
    addTarget(button, owner, "tap", for: .touchUpInside)
    return [button]
  }
}

@Suite("Nibs", .serialized) @MainActor struct NibTests {
  @Test("Cells, headers and items come from the last registered nib")
  func tableCells() throws {
    var table = UITableView(frame: .zero, style: .plain)
    let said = try engineRemarks {
      table.register(UINib(nibName: "NibbedCell", bundle: nil), forCellReuseIdentifier: "a")
      let cell = try require(table.dequeueReusableCell(withIdentifier: "a") as? NibbedCell)
      expectEqual(cell.reuseIdentifier, "a")
      expectEqual(cell.hasTitleWhenAwake, [true])
      expect(cell.titleLabel.superview === cell.contentView)
      expectEqual(cell.badges.count, 1)
      table.recycle(cell)
      expect(table.dequeueReusableCell(withIdentifier: "a") === cell)
      expectEqual(cell.hasTitleWhenAwake, [true])
      expect(table.dequeueReusableCell(withIdentifier: "a") is NibbedCell)
    }
    expectEqual(said.count, 2)
    expect(said.first?.contains("the outlet 'missing', and NibbedCell has none") == true)
    expect(said.last?.contains("takes NibbedCell") == true)
    // Of a class and a nib for one identifier the last registered holds.
    table = UITableView(frame: .zero, style: .plain)
    var nib = UINib(nibName: "NibbedCell", bundle: nil)
    table.register(nib, forCellReuseIdentifier: "a")
    table.register(TrackedCell.self, forCellReuseIdentifier: "a")
    expect(table.dequeueReusableCell(withIdentifier: "a") is TrackedCell)
    table.register(nib, forCellReuseIdentifier: "a")
    _ = engineRemarks { expect(table.dequeueReusableCell(withIdentifier: "a") is NibbedCell) }
    table.register(nil as UINib?, forCellReuseIdentifier: "a")
    expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    do {  // Headers come from nibs, whose names may have what no class's has.
      let table = UITableView(frame: .zero, style: .plain)
      let nib = UINib(nibName: "Nibbed Header", bundle: .main)
      table.register(nib, forHeaderFooterViewReuseIdentifier: "h")
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "h")
      expect(view is NibbedHeader && view?.reuseIdentifier == "h")
    }
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    nib = UINib(nibName: "NibbedItem", bundle: nil)
    let path = IndexPath(item: 0, section: 0)
    view.register(nib, forCellWithReuseIdentifier: "i")
    view.register(nib, forSupplementaryViewOfKind: "k", withReuseIdentifier: "s")
    let item = view.dequeueReusableCell(withReuseIdentifier: "i", for: path)
    expect(item is NibbedItem && item.reuseIdentifier == "i")
    let other = view.dequeueReusableSupplementaryView(
      ofKind: "k",
      withReuseIdentifier: "s",
      for: path
    )
    expect(other is NibbedItem && other.reuseIdentifier == "s")
  }

  @Test("A nib's values and outlets are set before the object awakes")
  func decoding() throws {
    do {
      // A nib's values are there before the class's own initialiser goes on, and give way to it.
      let objects = UINib(nibName: "NibbedBadge", bundle: nil).instantiate(withOwner: nil)
      let badge = try require(objects.first as? NibbedBadge)
      expectEqual(badge.sizeInInitialiser, CGSize(30, 20))
      expect(badge.backgroundColor == .red && badge.title(for: .normal) == "own")
      expect(badge.overlayIsInFront)
      expectEqual((objects[1] as? NibbedIgnorer)?.tag, 0)
      let header = objects[2] as? NibbedHeader
      expect(header?.tag == 7 && header?.reuseIdentifier == "h")
      expectEqual((objects[3] as? UITextField)?.placeholder, "nib")
    }
    let controller = NibbedController()
    let button = try require(controller.view as? UIButton)
    button.sendActions(for: .touchUpInside)
    expectEqual(controller.tapCount, 1)
    let objects = Bundle.main.loadNibNamed("NibbedItem", owner: self, options: nil)
    expect(objects?.count == 1 && objects?.first is NibbedItem)
    expectEqual(NamingController(style: .plain).tableView.rowHeight, 77)
    let said = engineRemarks {
      for _ in 0..<2 {
        expect(UIViewController(nibName: "Nowhere", bundle: nil).view.subviews.isEmpty)
      }
    }
    expect(said.count == 1 && said.first?.contains("bring Nowhere.xib in") == true)
  }

  @Test("A cell loaded by hand is reused, and a missing nib stops the program")
  func loadedByHand() async throws {
    // A cell that is loaded by hand has its nib's identifier, and is used again.
    @MainActor final class Source: NSObject, UITableViewDataSource {
      var madeCount = 0

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "named") { return cell }
        madeCount += 1
        let objects = Bundle.main.loadNibNamed("NamedCell", owner: nil)
        return objects?.first as? UITableViewCell ?? UITableViewCell()
      }
    }
    let window = UIWindow(frame: CGRect(0, 0, 100, 440))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    let source = Source()
    table.dataSource = source
    window.addSubview(table)
    let renderer = FrameRenderer(root: window)
    for frame in 0..<60 {
      table.contentOffset.y = CGFloat(frame * 44)
      renderer.renderFrame()
    }
    expect(source.madeCount >= 10 && source.madeCount <= 12)
    table.register(UINib(nibName: "NamedCell", bundle: nil), forCellReuseIdentifier: "named")
    expectEqual(table.dequeueReusableCell(withIdentifier: "named")?.reuseIdentifier, "named")
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UINib(nibName: "NibbedItem", bundle: nil), forCellReuseIdentifier: "a")
        _ = table.dequeueReusableCell(withIdentifier: "a")
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UINib(nibName: "NamedCell", bundle: nil), forCellReuseIdentifier: "other")
        _ = table.dequeueReusableCell(withIdentifier: "other")
      }
    }
  }
}
