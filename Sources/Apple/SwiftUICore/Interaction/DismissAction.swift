/// Closes what is presented; a widget presents nothing.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Whether a view is presented by another, in its older form.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

nonisolated extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
