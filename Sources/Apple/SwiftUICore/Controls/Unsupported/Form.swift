/// Controls in a settings list, which a widget does not show.
public struct Form<Content: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { UnsupportedView(name: "Form", extent: .all) }
}

/// How a form looks; a widget shows none.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }

nonisolated extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
