import Foundation

/// A control that shares something, which a widget does not show.
public struct ShareLink<Label: View>: View {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    }

    public var body: some View { UnsupportedView(name: "ShareLink", extent: .fixed(width: 44, height: 22)) }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {}
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {}
}
