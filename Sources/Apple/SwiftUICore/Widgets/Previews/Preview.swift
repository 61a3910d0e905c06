import Geometry

/// What `#Preview` makes: a name for the canvas, and what is shown under it.
///
/// Source uses the macro; SwiftUI, UIKit and WidgetKit each declare initializers for what they show.
@MainActor
public struct Preview {
    /// Traits of previews that show views.
    public enum ViewTraits: Sendable {}

    package let name: String?
    package let content: any PreviewContent

    package init(name: String?, content: any PreviewContent) {
        self.name = name
        self.content = content
    }
}

/// What a preview shows; each framework has its own.
package protocol PreviewContent {}

extension Preview {
    /// A preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, content: ViewPreviewContent(traits: traits, bodies: [body]))
    }

    package init(name: String?, traits: [PreviewTrait<ViewTraits>], view: @escaping @MainActor () -> any View) {
        self.init(name: name, content: ViewPreviewContent(traits: traits, bodies: [view]))
    }

    /// A preview of a view for each argument.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) {
        let bodies = arguments.map { argument -> @MainActor () -> any View in { body(argument) } }
        self.init(name: name, content: ViewPreviewContent(traits: traits, bodies: bodies))
    }
}

/// Views, one for each picture.
@MainActor
package struct ViewPreviewContent: PreviewContent {
    let traits: [PreviewTrait<Preview.ViewTraits>]
    let bodies: [@MainActor () -> any View]

    package var elements: [PreviewElement] {
        var options = PreviewOptions(), modifiers: [any PreviewModifier] = []
        for change in traits.flatMap(\.changes) {
            switch change {
            case .layout(let layout): options.layout = layout
            case .orientation(let orientation): options.orientation = orientation
            case .modifier(let modifier): modifiers.append(modifier)
            case .assistiveAccess: options.usesAssistiveAccess = true
            }
        }
        return bodies.map { body in
            var element = PreviewElement(options: options) { AnyView(PreviewRoot(content: AnyView(body()))) }
            element.modifiers = modifiers
            return element
        }
    }
}

/// The root of a window: several views stand below each other.
private struct PreviewRoot: PrimitiveView {
    let content: AnyView

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let nodes = ViewResolver.nodes(of: view.content, inputs)
        guard nodes.count > 1 else { return list.nodes += nodes }
        VStack<AnyView>._resolve(VStack { view.content }, inputs, into: &list)
    }
}

/// A preview of a view for Xcode's canvas, and for `darkroom previews`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a view, shown as the traits say.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a view for each argument.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Marks a property in the body of a `#Preview` that is the preview's own, such as `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
