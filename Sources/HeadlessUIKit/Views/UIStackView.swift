// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that arranges others in a row or column, by constraints updated before the next layout.
@MainActor @preconcurrency open class UIStackView: UIView {
  private var storedAxis = NSLayoutConstraint.Axis.horizontal
  private var storedDistribution = Distribution.fill
  private var storedAlignment = Alignment.fill
  private var storedSpacing: CGFloat = 0
  private var storedIsBaselineRelative = false
  private var storedIsMarginsRelative = false
  private var storedArranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var held: [NSLayoutConstraint] = []
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing after a view: 8 points.
  public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude.nextDown

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { storedArranged }

  open var axis: NSLayoutConstraint.Axis {
    get { storedAxis }
    set { if store(newValue, in: &storedAxis) { arrangementDidChange() } }
  }

  open var distribution: Distribution {
    get { storedDistribution }
    set { if store(newValue, in: &storedDistribution) { arrangementDidChange() } }
  }

  open var alignment: Alignment {
    get { storedAlignment }
    set { if store(newValue, in: &storedAlignment) { arrangementDidChange() } }
  }

  open var spacing: CGFloat {
    get { storedSpacing }
    set { if store(newValue, in: &storedSpacing) { arrangementDidChange() } }
  }

  open var isBaselineRelativeArrangement: Bool {
    get { storedIsBaselineRelative }
    set { if store(newValue, in: &storedIsBaselineRelative, as: .flag) { arrangementDidChange() } }
  }

  open var isLayoutMarginsRelativeArrangement: Bool {
    get { storedIsMarginsRelative }
    set { if store(newValue, in: &storedIsMarginsRelative, as: .flag) { arrangementDidChange() } }
  }

  open func addArrangedSubview(_ view: UIView) {
    storedArranged.removeAll { $0 === view }
    arrange(view, at: storedArranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = storedArranged.filter { $0 !== view }
    require(
      stackIndex >= 0 && stackIndex <= storedArranged.count,
      "Arranged subview index \(stackIndex) is outside 0...\(storedArranged.count)."
    )
    storedArranged = others
    arrange(view, at: min(stackIndex, others.count))
  }

  open func removeArrangedSubview(_ view: UIView) {
    guard storedArranged.contains(where: { $0 === view }) else { return }
    forget([view])
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard storedArranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    let stored = spacing == Self.spacingUseDefault ? nil : spacing
    guard write(.other, isEqual: customSpacings[key] == stored) else { return }
    customSpacings[key] = stored
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override var forFirstBaselineLayout: UIView {
    let view = axis == .vertical ? shownViews.first : tallestView
    return view?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let view = axis == .vertical ? shownViews.last : tallestView
    return view?.forLastBaselineLayout ?? self
  }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  override func subviewsDidChange() {
    super.subviewsDidChange()
    // By identity: a search for each view would make filling a stack cubic.
    let present = Set(storedSubviews.map(ObjectIdentifier.init))
    let gone = storedArranged.filter { !present.contains(ObjectIdentifier($0)) }
    if !gone.isEmpty { forget(gone) }
  }

  override func visibilityDidChange(ofSubview view: UIView) {
    if storedArranged.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  override func contentSizeDidChange(ofSubview view: UIView) {
    if storedDistribution == .fillProportionally { arrangementDidChange() }
  }

  func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? storedSpacing
    if space == Self.spacingUseSystem { return NSLayoutConstraint.systemSpacing }
    return LayoutLimits.sound(space)
  }

  private func arrange(_ view: UIView, at index: Int) {
    storedArranged.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  private func forget(_ views: [UIView]) {
    storedArranged.removeAll { view in views.contains { $0 === view } }
    for view in views { customSpacings[ObjectIdentifier(view)] = nil }
    arrangementDidChange()
  }

  private var shownViews: [UIView] { storedArranged.filter { !$0.storedIsHidden } }

  private var tallestView: UIView? {
    shownViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    let scope = layoutScopeRoot.madeLayoutScope
    scope.constraintUpdatesAreNeeded()
    // Another view may provide the stack's baseline now.
    if !scope.baselines.isEmpty { scope.invalidateStructure() }
  }

  private func arrange() {
    let wanted = StackArrangement(self, shownViews).constraints
    var former = held.filter(\.isActive)
    held = wanted.map { constraint in
      guard let index = former.firstIndex(where: { $0.saysTheSame(as: constraint) }) else {
        return constraint
      }
      return former.remove(at: index)
    }
    NSLayoutConstraint.deactivate(former)
    NSLayoutConstraint.activate(held)
  }

  public enum Alignment: Int, Sendable {
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public enum Distribution: Int, Sendable {
    case fill = 0, fillEqually, fillProportionally, equalSpacing
    /// Spaces the centers equally, as far as the minimal spacing allows.
    case equalCentering = 4
  }
}
