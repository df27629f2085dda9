// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

/// Every member of states and configurations that an app may use, used with its type.
@MainActor @Suite struct ConfigurationSurfaceTests {
    /// A colour as it is now: those that follow traits are equal only to themselves.
    private func shown(_ color: UIColor) -> UIColor {
        color.resolvedColor(with: .current)
    }

    @Test("States, their keys, drag and drop")
    func states() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        var view = UIViewConfigurationState(traitCollection: traits)
        view.isDisabled = true
        view.isHighlighted = true
        view.isSelected = true
        view.isFocused = true
        view.isPinned = true
        expect(view.isDisabled && view.isHighlighted && view.isSelected && view.isFocused && view.isPinned)
        var cell = UICellConfigurationState(traitCollection: traits)
        cell.isDisabled = true
        cell.isHighlighted = true
        cell.isSelected = true
        cell.isFocused = true
        cell.isPinned = true
        cell.isEditing = true
        cell.isExpanded = true
        cell.isSwiped = true
        cell.isReordering = true
        let drags: [UICellConfigurationState.DragState] = [.none, .lifting, .dragging]
        let drops: [UICellConfigurationState.DropState] = [.none, .notTargeted, .targeted]
        for (drag, drop) in zip(drags, drops) {
            cell.cellDragState = drag
            cell.cellDropState = drop
            expect(cell.cellDragState == drag && cell.cellDropState == drop)
        }
        expect(cell.isEditing && cell.isExpanded && cell.isSwiped && cell.isReordering)
        let key = UIConfigurationStateCustomKey("key")
        expect(key == UIConfigurationStateCustomKey(rawValue: "key") && key.rawValue == "key")
        var states: [any UIConfigurationState] = [view, cell]
        for position in states.indices {
            states[position][key] = AnyHashable(position)
            expectEqual(states[position][key], AnyHashable(position))
            states[position].traitCollection = UITraitCollection(preferredContentSizeCategory: .small)
            expectEqual(states[position].traitCollection.preferredContentSizeCategory, .small)
        }
        expect(Set([view, view]).count == 1 && Set([cell, cell]).count == 1)
    }

    @Test("Colour transformers are called as functions")
    func transformers() {
        let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        let transform: (UIColor) -> UIColor = transformer.transform
        expectEqual(transformer(.red), transform(.red))
        let standard: [UIConfigurationColorTransformer] = [.grayscale, .preferredTint, .monochromeTint]
        for transformer in standard { _ = transformer(.systemBlue) }
    }

    @Test("List content has sixteen constructors, and all its properties keep what they are given")
    func listContent() {
        let all: [UIListContentConfiguration] = [
            .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(),
            .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
            .sidebarHeader(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(), .header(), .footer(),
        ]
        expectEqual(all.count, 16)
        for configuration in all {
            var content = configuration
            content.image = UIImage(systemName: "star")
            content.text = "text"
            content.attributedText = NSAttributedString(string: "text")
            content.secondaryText = "more"
            content.secondaryAttributedText = NSAttributedString(string: "more")
            content.alpha = 0.5
            content.axesPreservingSuperviewLayoutMargins = [.horizontal, .vertical]
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            content.prefersSideBySideTextAndSecondaryText = true
            content.imageToTextPadding = 5
            content.textToSecondaryTextHorizontalPadding = 6
            content.textToSecondaryTextVerticalPadding = 7
            expect(content.image != nil && content.text == "text" && content.secondaryText == "more")
            expect(content.attributedText?.string == "text" && content.secondaryAttributedText?.string == "more")
            expect(content.alpha == 0.5 && content.axesPreservingSuperviewLayoutMargins == .both)
            expect(content.directionalLayoutMargins.trailing == 4 && content.prefersSideBySideTextAndSecondaryText)
            expect(content.imageToTextPadding == 5 && content.textToSecondaryTextHorizontalPadding == 6)
            expectEqual(content.textToSecondaryTextVerticalPadding, 7)
            expect(content != configuration && Set([content, content]).count == 1)
            let view: any UIView & UIContentView = content.makeContentView()
            expect(view is UIListContentView)
            let state = UICellConfigurationState(traitCollection: UITraitCollection())
            let updated: UIListContentConfiguration = content.updated(for: state)
            expectEqual(updated.text, "text")
        }
    }

    @Test("Image properties of list content")
    func imageProperties() {
        var content = UIListContentConfiguration.cell()
        var image: UIListContentConfiguration.ImageProperties = content.imageProperties
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
        image.tintColor = .systemRed
        image.tintColorTransformer = .grayscale
        image.cornerRadius = 3
        image.maximumSize = CGSize(width: 30, height: 30)
        image.reservedLayoutSize = CGSize(width: UIListContentConfiguration.ImageProperties.standardDimension, height: 0)
        image.accessibilityIgnoresInvertColors = true
        image.strokeColor = .black
        image.strokeColorTransformer = .monochromeTint
        image.strokeWidth = 1
        content.imageProperties = image
        expect(content.imageProperties.tintColor == .systemRed && content.imageProperties.cornerRadius == 3)
        expectEqual(shown(image.resolvedTintColor(for: .blue)), shown(UIConfigurationColorTransformer.grayscale(.systemRed)))
        expect(image.maximumSize.width == 30 && image.reservedLayoutSize.height == 0)
        expect(image.accessibilityIgnoresInvertColors && image.strokeWidth == 1 && image.strokeColor == .black)
        expectEqual(Set([image, image]).count, 1)
        image.tintColor = nil
        image.tintColorTransformer = nil
        expectEqual(image.resolvedTintColor(for: .blue), .blue)
    }

    @Test("Text properties of list content")
    func textProperties() {
        var content = UIListContentConfiguration.cell()
        var text: UIListContentConfiguration.TextProperties = content.textProperties
        text.font = .preferredFont(forTextStyle: .title1)
        text.color = .systemRed
        text.colorTransformer = .grayscale
        text.lineBreakMode = .byTruncatingMiddle
        text.numberOfLines = 2
        text.adjustsFontSizeToFitWidth = true
        text.minimumScaleFactor = 0.5
        text.allowsDefaultTighteningForTruncation = true
        text.adjustsFontForContentSizeCategory = true
        text.showsExpansionTextWhenTruncated = true
        for alignment: UIListContentConfiguration.TextProperties.TextAlignment in [.natural, .center, .justified] {
            text.alignment = alignment
            expectEqual(text.alignment, alignment)
        }
        let transforms: [UIListContentConfiguration.TextProperties.TextTransform] = [
            .none, .uppercase, .lowercase, .capitalized,
        ]
        for transform in transforms {
            text.transform = transform
            expectEqual(text.transform, transform)
        }
        content.textProperties = text
        content.secondaryTextProperties = text
        expect(content.textProperties == text && content.secondaryTextProperties == text)
        let color: UIColor = text.resolvedColor()
        expectEqual(shown(color), shown(UIConfigurationColorTransformer.grayscale(.systemRed)))
        expect(text.lineBreakMode == .byTruncatingMiddle && text.numberOfLines == 2)
        expect(text.adjustsFontSizeToFitWidth && text.minimumScaleFactor == 0.5)
        expect(text.allowsDefaultTighteningForTruncation && text.adjustsFontForContentSizeCategory)
        expect(text.showsExpansionTextWhenTruncated)
    }

    @Test("A list content view stands alone and says where its parts lie")
    func listContentView() {
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        let guides: [UILayoutGuide?] = [view.textLayoutGuide, view.secondaryTextLayoutGuide, view.imageLayoutGuide]
        expectEqual(guides.map { $0 == nil }, [false, true, true])
        let shown: any UIContentConfiguration = view.configuration
        expectEqual(shown as? UIListContentConfiguration, content)
        expect(view.supports(content) && !view.supports(AnySpelledConfiguration()))
        view.configuration = UIListContentConfiguration.valueCell()
        expectEqual(view.configuration as? UIListContentConfiguration, .valueCell())
    }

    @Test("Backgrounds have eleven constructors, and all their properties keep what they are given")
    func backgrounds() {
        let all: [UIBackgroundConfiguration] = [
            .clear(), .listPlainCell(), .listGroupedCell(), .listPlainHeaderFooter(), .listGroupedHeaderFooter(),
            .listSidebarHeader(), .listSidebarCell(), .listAccompaniedSidebarCell(), .listCell(), .listHeader(),
            .listFooter(),
        ]
        expectEqual(all.count, 11)
        for configuration in all {
            var background = configuration
            let custom = UIView()
            background.customView = custom
            background.cornerRadius = 4
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
            background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
            background.backgroundColor = nil
            background.backgroundColorTransformer = .grayscale
            background.strokeColor = .systemGreen
            background.strokeColorTransformer = .grayscale
            background.visualEffect = UIBlurEffect(style: .systemMaterial)
            background.strokeWidth = 2
            background.strokeOutset = 1
            background.image = UIImage(systemName: "star")
            background.imageContentMode = .scaleAspectFill
            expect(background.customView === custom && background.cornerRadius == 4)
            expect(background.backgroundInsets.top == 1 && background.visualEffect is UIBlurEffect)
            expectEqual(background.edgesAddingLayoutMarginsToBackgroundInsets, [.leading, .trailing])
            let grey = UIConfigurationColorTransformer.grayscale
            expectEqual(shown(background.resolvedBackgroundColor(for: .red)), shown(grey(.red)))
            expectEqual(shown(background.resolvedStrokeColor(for: .red)), shown(grey(.systemGreen)))
            expect(background.strokeWidth == 2 && background.strokeOutset == 1)
            expect(background.image != nil && background.imageContentMode == .scaleAspectFill)
            let state = UIViewConfigurationState(traitCollection: UITraitCollection())
            expectEqual(background.updated(for: state).cornerRadius, 4)
            expect(background != configuration && Set([background, background]).count == 1)
        }
    }
}
