import RenderModel
import SwiftUICore

extension AccessibilityTree {
    package init(_ drafts: [AccessibilityDraft]) { self.init(elements: drafts.map(Element.init)) }
}

extension AccessibilityTree.Element {
    package init(_ draft: AccessibilityDraft) {
        self.init(label: draft.label, frame: draft.frame)
        func filled<Item>(_ items: [Item]) -> [Item]? { items.isEmpty ? nil : items }
        (value, hint, identifier) = (draft.value, draft.hint, draft.identifier)
        traits = filled(AccessibilityTree.Trait.allCases.filter { draft.traits.contains($0.swiftUI) })
        headingLevel = draft.heading.flatMap { $0 == .unspecified ? nil : Int($0.rawValue) }
        (inputLabels, actions) = (filled(draft.inputLabels), filled(draft.actions))
        customContent = filled(draft.customContent.map { .init(label: $0.label, value: $0.value) })
        isRedacted = draft.isRedacted ? true : nil
        children = draft.children.map { $0.map(Self.init) }
    }
}

extension AccessibilityTree.Trait {
    fileprivate var swiftUI: AccessibilityTraits {
        switch self {
        case .adjustable: .isAdjustable
        case .button: .isButton
        case .header: .isHeader
        case .image: .isImage
        case .link: .isLink
        case .selected: .isSelected
        case .staticText: .isStaticText
        case .toggle: .isToggle
        case .updatesFrequently: .updatesFrequently
        case .summaryElement: .isSummaryElement
        case .searchField: .isSearchField
        case .keyboardKey: .isKeyboardKey
        case .tabBar: .isTabBar
        case .modal: .isModal
        case .playsSound: .playsSound
        case .startsMediaSession: .startsMediaSession
        case .allowsDirectInteraction: .allowsDirectInteraction
        case .causesPageTurn: .causesPageTurn
        }
    }
}
