// SPDX-License-Identifier: Apache-2.0

// What apps write and this module does not draw. Each says so where it is used, by the compiler.

/// Not here: rows are hosted in a table.
@available(
  *,
  unavailable,
  message: "is not drawn here: host its rows in a UITableView by UIHostingConfiguration"
)
public struct List {}

/// Not here.
@available(
  *,
  unavailable,
  message: "is not drawn here: host its rows in a UITableView by UIHostingConfiguration"
)
public struct Form {}

/// Not here.
@available(
  *,
  unavailable,
  message: "is not drawn here: sections are those of the UITableView that hosts the rows"
)
public struct Section {}

/// Not here.
@available(*, unavailable, message: "does not scroll here: use a UITableView around the rows")
public struct ScrollView {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: a hosted row uses HStack")
public struct LazyHStack {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: a hosted row uses VStack")
public struct LazyVStack {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: a hosted row uses stacks")
public struct LazyVGrid {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: a hosted row uses stacks")
public struct LazyHGrid {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: a hosted row uses stacks")
public struct Grid {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: push from the table's delegate")
public struct NavigationStack {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: push from the table's delegate")
public struct NavigationView {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: push from the table's delegate")
public struct NavigationLink {}

/// Not here.
@available(*, unavailable, message: "is not drawn here")
public struct TabView {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: represent a UITextField")
public struct TextField {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: represent a UITextField")
public struct SecureField {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: represent a UITextView")
public struct TextEditor {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: represent a UISegmentedControl")
public struct Picker {}

/// Not here.
@available(*, unavailable, message: "is not drawn here")
public struct DatePicker {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: represent a UISlider")
public struct Slider {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: represent a UIStepper")
public struct Stepper {}

/// Not here.
@available(
  *,
  unavailable,
  message: "is not drawn here: represent a UIProgressView or a UIActivityIndicatorView"
)
public struct ProgressView {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: a Button with an alert, or UIButton")
public struct Menu {}

/// Not here.
@available(*, unavailable, message: "loads nothing here: show a UIImage when it has been loaded")
public struct AsyncImage {}

/// Not here.
@available(
  *,
  unavailable,
  message: "is not here: views are measured by what they are offered; use frame(maxWidth:)"
)
public struct GeometryReader {}

/// Not here.
@available(*, unavailable, message: "is not here: a hosted row shows one arrangement")
public struct ViewThatFits {}

/// Not here.
@available(
  *,
  unavailable,
  message: "is not drawn here: a Button with an `if` in its action's state"
)
public struct DisclosureGroup {}

/// Not here.
@available(*, unavailable, message: "is not drawn here")
public struct Link {}

/// Not here.
@available(*, unavailable, message: "is not drawn here: use a Color or a filled shape")
public struct LinearGradient {}

/// Not here.
@available(*, unavailable, message: "is not kept here: give the row its value as a property")
@propertyWrapper public struct AppStorage<Value> {
  /// Nothing.
  public var wrappedValue: Value

  /// Creates nothing.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// Not here.
@available(*, unavailable, message: "is not kept here: no keyboard focus is shown")
@propertyWrapper public struct FocusState<Value> {
  /// Nothing.
  public var wrappedValue: Value

  /// Creates nothing.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// Not here.
@available(*, unavailable, message: "is not recognised here: use onTapGesture, or UIKit")
@propertyWrapper public struct GestureState<Value> {
  /// Nothing.
  public var wrappedValue: Value

  /// Creates nothing.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// Not here.
@available(*, unavailable, message: "is not here: nothing in hosted rows moves by itself")
public struct Animation {}

extension Text {
  /// Not here.
  @available(
    *,
    unavailable,
    message: "texts are not joined here: use one string, or an HStack of texts"
  )
  public static func + (left: Text, right: Text) -> Text { left }
}
