// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The views and modifiers that apps use around rows and that a hosted row does not need. They are declared with
// their common initializers, so that the compiler prints the message with the replacement.

@available(*, unavailable, message: "host its rows in a UITableView by UIHostingConfiguration")
public struct List: _BodilessView {
  public init<Rows: View>(@ViewBuilder content: () -> Rows) {}

  public init<Elements: RandomAccessCollection, Row: View>(
    _ data: Elements,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Row
  ) {}
}

@available(*, unavailable, message: "host its rows in a UITableView by UIHostingConfiguration")
public struct Form: _BodilessView {
  public init<Rows: View>(@ViewBuilder content: () -> Rows) {}
}

@available(*, unavailable, message: "the table that hosts the rows has the sections")
public struct Section: _BodilessView {
  public init<Rows: View>(@ViewBuilder content: () -> Rows) {}

  public init<Name: StringProtocol, Rows: View>(_ title: Name, @ViewBuilder content: () -> Rows) {}
}

@available(*, unavailable, message: "the table around the rows scrolls")
public struct ScrollView: _BodilessView {
  public init<Content: View>(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

@available(
  *,
  unavailable,
  message: "use frame(maxWidth:), since views are measured by the size they are offered"
)
public struct GeometryReader: _BodilessView {
  public init<Content: View>(@ViewBuilder content: @escaping (CGSize) -> Content) {}
}

@available(*, unavailable, message: "push a view controller from the table's delegate")
public struct NavigationLink: _BodilessView {
  public init<Name: StringProtocol, Other: View>(
    _ title: Name,
    @ViewBuilder destination: () -> Other
  ) {}

  public init<Other: View, Title: View>(
    @ViewBuilder destination: () -> Other,
    @ViewBuilder label: () -> Title
  ) {}
}

@available(*, unavailable, message: "use a UIButton with a menu in a represented view")
public struct Menu: _BodilessView {
  public init<Name: StringProtocol, Items: View>(_ title: Name, @ViewBuilder content: () -> Items) {
  }
}

@available(*, unavailable, message: "represent a UISegmentedControl")
public struct Picker: _BodilessView {
  public init<Name: StringProtocol, Value: Hashable, Items: View>(
    _ title: Name,
    selection: Binding<Value>,
    @ViewBuilder content: () -> Items
  ) {}
}

@available(*, unavailable, message: "represent a UISlider")
public struct Slider: _BodilessView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1
  ) {}
}

@available(*, unavailable, message: "represent a UIStepper")
public struct Stepper: _BodilessView {
  public init<Name: StringProtocol, Value: Strideable>(_ title: Name, value: Binding<Value>) {}
}

@available(*, unavailable, message: "represent a UITextField")
public struct TextField: _BodilessView {
  public init<Name: StringProtocol>(_ title: Name, text: Binding<String>) {}
}

@available(*, unavailable, message: "represent a UITextView")
public struct TextEditor: _BodilessView {
  public init(text: Binding<String>) {}
}

@available(*, unavailable, message: "represent a UIDatePicker")
public struct DatePicker: _BodilessView {
  public init<Name: StringProtocol>(_ title: Name, selection: Binding<Date>) {}
}

extension View {
  @available(*, unavailable, message: "the delegate of the UITableView returns the swipe actions")
  public func swipeActions<Items: View>(@ViewBuilder content: () -> Items) -> Self { self }

  @available(*, unavailable, message: "the delegate of the UITableView returns the context menu")
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

  @available(*, unavailable, message: "present a view controller")
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }

  @available(*, unavailable, message: "use margins(_:_:) of UIHostingConfiguration")
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  @available(*, unavailable, message: "use background(_:) of UIHostingConfiguration")
  public func listRowBackground<Content: View>(_ view: Content?) -> Self { self }
}
