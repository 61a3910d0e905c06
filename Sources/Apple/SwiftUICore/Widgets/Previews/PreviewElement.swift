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
