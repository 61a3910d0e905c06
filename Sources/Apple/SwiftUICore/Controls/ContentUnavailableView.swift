/// Says why there is nothing to show: a large icon above a title, a description and what can be done.
///
/// The icon's 48 points and the gaps of 12 and 4 points are looked at, not measured.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let description: Description
    nonisolated(unsafe) private let actions: Actions

    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 12) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, image: name)
        } description: {
            description
        }
    }

    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, image: name)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// What a search without results shows.
public enum SearchUnavailableContent {
    /// A magnifying glass beside or above the title.
    public typealias Label = SwiftUICore.Label<Text, Image>
    /// The advice below the title.
    public typealias Description = Text
    /// Nothing: a search without results offers no actions.
    public typealias Actions = EmptyView
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    nonisolated public static var search: Self {
        Self {
            SwiftUICore.Label("No Results", systemImage: "magnifyingglass")
        } description: {
            Text("Check the spelling or try a new search.")
        }
    }

    nonisolated public static func search(text: String) -> Self {
        Self {
            SwiftUICore.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
        } description: {
            Text("Check the spelling or try a new search.")
        }
    }
}
