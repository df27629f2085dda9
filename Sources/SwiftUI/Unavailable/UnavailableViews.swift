// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The views and modifiers that apps use around rows and that a hosted row does not need. They are declared with
// their common initializers, so that the compiler prints the message with the replacement.

/// Unavailable: host its rows in a UITableView by UIHostingConfiguration.
@available(*, unavailable, message: "host its rows in a UITableView by UIHostingConfiguration")
public struct List: _BodilessView {
  /// Creates nothing.
  public init<Rows: View>(@ViewBuilder content: () -> Rows) {}

  /// Creates nothing.
  public init<Elements: RandomAccessCollection, Row: View>(
    _ data: Elements,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Row
  ) {}
}

/// Unavailable: host its rows in a UITableView by UIHostingConfiguration.
@available(*, unavailable, message: "host its rows in a UITableView by UIHostingConfiguration")
public struct Form: _BodilessView {
  /// Creates nothing.
  public init<Rows: View>(@ViewBuilder content: () -> Rows) {}
}

/// Unavailable: the table that hosts the rows has the sections.
@available(*, unavailable, message: "the table that hosts the rows has the sections")
public struct Section: _BodilessView {
  /// Creates nothing.
  public init<Rows: View>(@ViewBuilder content: () -> Rows) {}

  /// Creates nothing.
  public init<Name: StringProtocol, Rows: View>(_ title: Name, @ViewBuilder content: () -> Rows) {}
}

/// Unavailable: the table around the rows scrolls.
@available(*, unavailable, message: "the table around the rows scrolls")
public struct ScrollView: _BodilessView {
  /// Creates nothing.
  public init<Content: View>(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

/// Unavailable: use frame(maxWidth:), since views are measured by the size they are offered.
@available(
  *,
  unavailable,
  message: "use frame(maxWidth:), since views are measured by the size they are offered"
)
public struct GeometryReader: _BodilessView {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: @escaping (CGSize) -> Content) {}
}

/// Unavailable: push a view controller from the table's delegate.
@available(*, unavailable, message: "push a view controller from the table's delegate")
public struct NavigationLink: _BodilessView {
  /// Creates nothing.
  public init<Name: StringProtocol, Other: View>(
    _ title: Name,
    @ViewBuilder destination: () -> Other
  ) {}

  /// Creates nothing.
  public init<Other: View, Title: View>(
    @ViewBuilder destination: () -> Other,
    @ViewBuilder label: () -> Title
  ) {}
}

/// Unavailable: use a UIButton with a menu in a represented view.
@available(*, unavailable, message: "use a UIButton with a menu in a represented view")
public struct Menu: _BodilessView {
  /// Creates nothing.
  public init<Name: StringProtocol, Items: View>(_ title: Name, @ViewBuilder content: () -> Items) {
  }
}

/// Unavailable: represent a UISegmentedControl.
@available(*, unavailable, message: "represent a UISegmentedControl")
public struct Picker: _BodilessView {
  /// Creates nothing.
  public init<Name: StringProtocol, Value: Hashable, Items: View>(
    _ title: Name,
    selection: Binding<Value>,
    @ViewBuilder content: () -> Items
  ) {}
}

/// Unavailable: represent a UISlider.
@available(*, unavailable, message: "represent a UISlider")
public struct Slider: _BodilessView {
  /// Creates nothing.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1
  ) {}
}

/// Unavailable: represent a UIStepper.
@available(*, unavailable, message: "represent a UIStepper")
public struct Stepper: _BodilessView {
  /// Creates nothing.
  public init<Name: StringProtocol, Value: Strideable>(_ title: Name, value: Binding<Value>) {}
}

/// Unavailable: represent a UITextField.
@available(*, unavailable, message: "represent a UITextField")
public struct TextField: _BodilessView {
  /// Creates nothing.
  public init<Name: StringProtocol>(_ title: Name, text: Binding<String>) {}
}

/// Unavailable: represent a UITextView.
@available(*, unavailable, message: "represent a UITextView")
public struct TextEditor: _BodilessView {
  /// Creates nothing.
  public init(text: Binding<String>) {}
}

/// Unavailable: represent a UIDatePicker.
@available(*, unavailable, message: "represent a UIDatePicker")
public struct DatePicker: _BodilessView {
  /// Creates nothing.
  public init<Name: StringProtocol>(_ title: Name, selection: Binding<Date>) {}
}

extension View {
  /// Unavailable: the table's delegate returns the swipe actions.
  @available(*, unavailable, message: "the delegate of the UITableView returns the swipe actions")
  public func swipeActions<Items: View>(@ViewBuilder content: () -> Items) -> Self { self }

  /// Unavailable: the table's delegate returns the menu.
  @available(*, unavailable, message: "the delegate of the UITableView returns the context menu")
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

  /// Unavailable: a view controller presents it.
  @available(*, unavailable, message: "present a view controller")
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }

  /// Unavailable: margins are those of the hosting configuration.
  @available(*, unavailable, message: "use margins(_:_:) of UIHostingConfiguration")
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Unavailable: the background is that of the hosting configuration.
  @available(*, unavailable, message: "use background(_:) of UIHostingConfiguration")
  public func listRowBackground<Content: View>(_ view: Content?) -> Self { self }
}
