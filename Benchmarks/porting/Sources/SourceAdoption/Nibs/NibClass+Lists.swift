// SPDX-License-Identifier: Apache-2.0

extension NibClass {
  /// What scrolls, and the cells of lists.
  static let lists: [String: NibClass] = [
    "scrollView": NibClass(
      name: "UIScrollView",
      parent: "view",
      noun: "scrollView",
      properties: scrollView,
      outlets: ["delegate": "any UIScrollViewDelegate"]
    ),
    "textView": NibClass(
      name: "UITextView",
      parent: "scrollView",
      noun: "textView",
      properties: [
        .text("text"), alignment, .font("font"), .color("textColor"),
        .flag("editable", "isEditable", standard: "YES"),
        .flag("selectable", "isSelectable", standard: "YES"),
        .flag("adjustsFontForContentSizeCategory"), .flag("clearsOnInsertion"),
      ],
      outlets: [
        "delegate": "any UITextViewDelegate", "inputView": "UIView",
        "inputAccessoryView": "UIView",
      ]
    ),
    "tableView": NibClass(
      name: "UITableView",
      parent: "scrollView",
      noun: "tableView",
      properties: tableView,
      idle: ["style", "dataMode"],
      outlets: [
        "delegate": "any UITableViewDelegate", "dataSource": "any UITableViewDataSource",
        "prefetchDataSource": "any UITableViewDataSourcePrefetching",
        "tableHeaderView": "UIView", "tableFooterView": "UIView", "backgroundView": "UIView",
      ]
    ),
    "collectionView": NibClass(
      name: "UICollectionView",
      parent: "scrollView",
      noun: "collectionView",
      properties: [
        .flag("allowsSelection", standard: "YES"), .flag("allowsMultipleSelection"),
        .flag("prefetchingEnabled", "isPrefetchingEnabled", standard: "YES"),
        .view("backgroundView"),
      ],
      idle: ["dataMode"],
      outlets: [
        "delegate": "any UICollectionViewDelegate",
        "dataSource": "any UICollectionViewDataSource",
        "prefetchDataSource": "any UICollectionViewDataSourcePrefetching",
        "backgroundView": "UIView",
      ]
    ),
    "pickerView": NibClass(
      name: "UIPickerView",
      parent: "view",
      noun: "pickerView",
      properties: [.flag("showsSelectionIndicator", standard: "YES")],
      outlets: [
        "delegate": "any UIPickerViewDelegate", "dataSource": "any UIPickerViewDataSource",
      ]
    ),
    "tableViewCell": NibClass(
      name: "UITableViewCell",
      parent: "view",
      noun: "cell",
      properties: tableViewCell,
      // The registration says the identifier, the table how high a row is.
      idle: ["reuseIdentifier", "rowHeight", "style"],
      outlets: [
        "accessoryView": "UIView", "editingAccessoryView": "UIView", "backgroundView": "UIView",
        "selectedBackgroundView": "UIView", "multipleSelectionBackgroundView": "UIView",
      ]
    ),
    "collectionViewCell": NibClass(
      name: "UICollectionViewCell",
      parent: "view",
      noun: "cell",
      properties: [.view("backgroundView"), .view("selectedBackgroundView")],
      idle: ["reuseIdentifier", "customSize"],
      outlets: ["backgroundView": "UIView", "selectedBackgroundView": "UIView"]
    ),
    "collectionViewFlowLayout": NibClass(
      name: "UICollectionViewFlowLayout",
      noun: "layout",
      properties: [
        .choice("scrollDirection", nil, "vertical horizontal", standard: "vertical"),
        .number("minimumLineSpacing", standard: "10"),
        .number("minimumInteritemSpacing", standard: "10"), .size("itemSize"),
        .size("estimatedItemSize"), .size("headerReferenceSize"), .size("footerReferenceSize"),
        .insets("sectionInset"), .flag("sectionHeadersPinToVisibleBounds"),
        .flag("sectionFootersPinToVisibleBounds"),
      ],
      idle: [
        "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
        "automaticEstimatedItemSize",
      ]
    ),
  ]

  private static let scrollView: [NibProperty] = [
    .flag("scrollEnabled", "isScrollEnabled", standard: "YES"),
    .flag("pagingEnabled", "isPagingEnabled"), .flag("bounces", standard: "YES"),
    .flag("bouncesZoom", standard: "YES"), .flag("alwaysBounceVertical"),
    .flag("alwaysBounceHorizontal"), .flag("showsVerticalScrollIndicator", standard: "YES"),
    .flag("showsHorizontalScrollIndicator", standard: "YES"),
    .flag("directionalLockEnabled", "isDirectionalLockEnabled"),
    .flag("delaysContentTouches", standard: "YES"),
    .flag("canCancelContentTouches", standard: "YES"), .flag("scrollsToTop", standard: "YES"),
    .number("minimumZoomScale", standard: "1"), .number("maximumZoomScale", standard: "1"),
    .choice("indicatorStyle", nil, "default black white", standard: "default"),
    .choice("keyboardDismissMode", nil, "none onDrag interactive", standard: "none"),
    .choice(
      "contentInsetAdjustmentBehavior",
      nil,
      "automatic scrollableAxes never always",
      standard: "automatic"
    ), .insets("contentInset"), .insets("scrollIndicatorInsets"), .size("contentSize"),
  ]

  private static let tableView: [NibProperty] = [
    .number("rowHeight"), .number("estimatedRowHeight"), .number("sectionHeaderHeight"),
    .number("sectionFooterHeight"), .number("estimatedSectionHeaderHeight"),
    .number("estimatedSectionFooterHeight"),
    .choice(
      "separatorStyle",
      nil,
      "none singleLine",
      others: ["default": "singleLine", "singleLineEtched": "singleLine"],
      standard: "default"
    ), .color("separatorColor"), .insets("separatorInset"),
    .flag("allowsSelection", standard: "YES"), .flag("allowsMultipleSelection"),
    .flag("allowsSelectionDuringEditing"), .flag("allowsMultipleSelectionDuringEditing"),
    .whole("sectionIndexMinimumDisplayRowCount"), .color("sectionIndexColor"),
    .color("sectionIndexBackgroundColor"), .color("sectionIndexTrackingBackgroundColor"),
    .flag("insetsContentViewsToSafeArea", standard: "YES"),
    .flag("cellLayoutMarginsFollowReadableWidth"), .view("tableHeaderView"),
    .view("tableFooterView"), .view("backgroundView"),
  ]

  private static let tableViewCell: [NibProperty] = [
    .choice("selectionStyle", nil, "none blue gray default", standard: "default"),
    .choice(
      "accessoryType",
      nil,
      "none disclosureIndicator detailDisclosureButton checkmark detailButton",
      standard: "none"
    ),
    .choice(
      "editingAccessoryType",
      nil,
      "none disclosureIndicator detailDisclosureButton checkmark detailButton",
      standard: "none"
    ), .number("indentationWidth", standard: "10"),
    .whole("indentationLevel", standard: "0"),
    .flag("shouldIndentWhileEditing", standard: "YES"), .flag("showsReorderControl"),
    .insets("separatorInset"), .view("accessoryView"), .view("editingAccessoryView"),
    .view("backgroundView"), .view("selectedBackgroundView"),
    .view("multipleSelectionBackgroundView"),
  ]
}
