// SPDX-License-Identifier: Apache-2.0

/// Where the value of an option goes: a property of what some verbs were asked for.
struct OptionPlace<Value: Sendable>: Sendable {
  let verbs: Set<Verb>
  /// What holds there when the option is not given, for help; nil for what the row says.
  let standard: String?
  let put: @Sendable (Value, inout any VerbOptions) -> Void

  static func at<Options: VerbOptions>(
    _ path: any WritableKeyPath<Options, Value> & Sendable,
    standard: String? = nil
  ) -> OptionPlace {
    OptionPlace(verbs: [Options.verb], standard: standard) { value, options in
      guard var own = options as? Options else { return }
      own[keyPath: path] = value
      options = own
    }
  }

  /// A property of the options of one verb that is nil until it is told.
  static func at<Options: VerbOptions>(
    _ path: any WritableKeyPath<Options, Value?> & Sendable,
    standard: String? = nil
  ) -> OptionPlace {
    OptionPlace(verbs: [Options.verb], standard: standard) { value, options in
      guard var own = options as? Options else { return }
      own[keyPath: path] = value
      options = own
    }
  }

  static func selecting(_ path: any WritableKeyPath<Selection, Value> & Sendable) -> OptionPlace {
    selecting(by: selectingVerbs) { value, selection in selection[keyPath: path] = value }
  }

  static func selecting(
    _ path: any WritableKeyPath<Selection, Value?> & Sendable,
    by verbs: Set<Verb> = selectingVerbs
  ) -> OptionPlace {
    selecting(by: verbs) { value, selection in selection[keyPath: path] = value }
  }

  private static var selectingVerbs: Set<Verb> {
    [
      RunOptions.verb, ListOptions.verb, VerifyOptions.verb, AdviseOptions.verb, PairOptions.verb,
      DriverOptions.verb,
    ]
  }

  private static func selecting(
    by verbs: Set<Verb>,
    _ put: @escaping @Sendable (Value, inout Selection) -> Void
  ) -> OptionPlace {
    OptionPlace(verbs: verbs, standard: nil) { value, options in
      guard var own = options as? any SelectingOptions else { return }
      put(value, &own.selection)
      options = own
    }
  }

  static func verbs(of places: [OptionPlace]) -> Set<Verb> {
    places.reduce(into: []) { $0.formUnion($1.verbs) }
  }

  static func standards(of places: [OptionPlace], otherwise common: String?) -> [Verb: String] {
    var standards: [Verb: String] = [:]
    for place in places {
      for verb in place.verbs { standards[verb] = place.standard ?? common }
    }
    return standards
  }
}
