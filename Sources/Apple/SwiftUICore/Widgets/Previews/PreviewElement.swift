/// One picture of the canvas: a view, and how it is shown.
@MainActor
package struct PreviewElement {
    /// Called with the environment in place.
    package var makeView: @MainActor () -> AnyView
    /// The view itself, where nothing but what the canvas reads is put on it.
    package var view: (any View)?
    package var options = PreviewOptions()
    /// What surrounds the view, outermost first.
    package var modifiers: [any PreviewModifier] = []

    package init(options: PreviewOptions = PreviewOptions(), makeView: @escaping @MainActor () -> AnyView) {
        self.options = options
        self.makeView = makeView
    }

    init<V: View>(_ view: V) {
        self.init { AnyView(view) }
        self.view = view
    }

    /// Puts the view into the modifiers' bodies. Their contexts are made anew: what one preview's code draws must not
    /// depend on which ones were drawn before it in this process.
    package mutating func applyModifiers() async throws {
        let modifiers = modifiers
        self.modifiers = []
        for modifier in modifiers.reversed() {
            let context = try await modifier.makeContext()
            let inner = makeView
            makeView = { modifier.applied(to: inner(), context: context) }
        }
    }
}

extension PreviewModifier {
    fileprivate func makeContext() async throws -> Any { try await Self.makeSharedContext() }
}

/// What a preview says of how it is shown; nil where it says nothing.
package struct PreviewOptions {
    package var displayName: String?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?
    package var context: (any PreviewContext)?
    /// Whether Assistive Access is asked for.
    package var usesAssistiveAccess = false

    package init() {}

    /// Takes over what `outer` says where nothing is said here.
    mutating func adopt(_ outer: PreviewOptions) {
        displayName = displayName ?? outer.displayName
        layout = layout ?? outer.layout
        device = device ?? outer.device
        orientation = orientation ?? outer.orientation
        context = context ?? outer.context
        usesAssistiveAccess = usesAssistiveAccess || outer.usesAssistiveAccess
    }
}

/// Says how a preview is shown. Outside the canvas it changes nothing.
package struct PreviewOptionsModifier: ViewModifier {
    package typealias Body = Never

    let options: PreviewOptions

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        content(inputs, &list)
    }
}
