import Geometry
import SwiftUICore

/// A label above up to three views side by side, each cut to a circle or to a rounded square.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    @Environment(\.accessoryWidgetGroupStyle) private var style

    nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        self.label = label()
        self.content = content()
    }

    /// Apple draws it on watches alone and publishes no lengths: the spaces of 4 points are a stand-in.
    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            label
                .font(.system(.caption, weight: .semibold))
                .lineLimit(1)
                .widgetAccentable()
            HStack(spacing: 4) {
                Group(subviews: content) { views in
                    // What comes after three is not shown, and fewer lie in the middle.
                    ForEach(views.prefix(3)) { view in
                        view
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .aspectRatio(1, contentMode: .fit)
                            .clipShape(style.shape)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

extension AccessoryWidgetGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleKey) }, content: content)
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(title) }, content: content)
    }
}

extension AccessoryWidgetGroup where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(titleKey, image: image) }, content: content)
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(title, image: image) }, content: content)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(title, systemImage: systemImage) }, content: content)
    }
}

/// What the views of a group are cut to.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
    private let isSquare: Bool

    public static let automatic = circular
    public static let circular = AccessoryWidgetGroupStyle(isSquare: false)
    public static let roundedSquare = AccessoryWidgetGroupStyle(isSquare: true)

    /// The corners' radius, in points, is a stand-in as the group's spaces are.
    var shape: AnyShape {
        isSquare ? AnyShape(RoundedRectangle(cornerRadius: 10)) : AnyShape(Circle())
    }
}

private enum AccessoryWidgetGroupStyleKey: EnvironmentKey {
    static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}

extension EnvironmentValues {
    var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
        get { self[AccessoryWidgetGroupStyleKey.self] }
        set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// What the views of an `AccessoryWidgetGroup` are cut to.
    public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle = .automatic) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}

/// The faint backdrop of Lock Screen widgets: a circle, or a rectangle in the rectangular family; empty in others.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    nonisolated public init() {}

    public var body: some View {
        // White at 12 to 20 % (apple-metrics §6): pictures of an iPhone have 40 of 255 more, ± 10, where it is added to the
        // wallpaper. Its corners are square there (tigi44's WidgetKitExample, osmanyildirim's WidgetKit_Sample, iOS 16).
        switch family {
        case .accessoryCircular: Circle().fill(Color.white.opacity(0.16))
        case .accessoryRectangular: Rectangle().fill(Color.white.opacity(0.16))
        default: EmptyView()
        }
    }
}

/// What iOS 17 and later show in place of a widget that hands no background to its container.
struct MissingBackgroundNotice: View {
    let isAccessory: Bool

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "exclamationmark.octagon").foregroundStyle(.yellow)
            Text(verbatim: "Please adopt containerBackground API")
                .font(.system(size: isAccessory ? 9 : 13)).multilineTextAlignment(.center)
        }
        .padding(isAccessory ? 4 : 0)
    }
}
