import RenderModel
import SwiftUI
import SwiftUICore
import WidgetKitCore

/// What VoiceOver finds in a view.
@MainActor
func elements<V: View>(
    _ environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: () -> V
) -> [AccessibilityDraft] {
    let view = view()
    let root = ViewRenderer(environment: environment).render(size: CGSize(width: 300, height: 300)) { view }.root
    return AccessibilityBuilder.elements(below: [root])
}

@MainActor
func tree<V: View>(
    _ environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: () -> V
) -> AccessibilityTree {
    AccessibilityTree(elements(environment, view))
}

/// Its lines.
@MainActor
func heard<V: View>(
    _ environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: () -> V
) -> [String] {
    tree(environment, view).text.split(separator: "\n").map(String.init)
}
