import Geometry

/// How a progress view shows its fraction.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ProgressViewStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<ProgressViewStyleConfiguration>(DefaultProgressViewStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    /// Sets the style of progress views in the view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(ProgressViewStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
    /// What is in progress; draws nothing if the progress view was given no label.
    public struct Label: View, OptionalSlot {
        nonisolated let content: AnyView?
        nonisolated static let none = Label(content: nil)
        nonisolated init(content: AnyView?) { self.content = content }
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    /// How far the progress is; draws nothing if the progress view was given no such label.
    public struct CurrentValueLabel: View, OptionalSlot {
        nonisolated let content: AnyView?
        nonisolated static let none = CurrentValueLabel(content: nil)
        nonisolated init(content: AnyView?) { self.content = content }
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    /// 0…1; nil where the end is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?

    /// Without its labels, where they are hidden: `labelsHidden()` is what hides the time of a timer's bar.
    @MainActor fileprivate var shown: Self {
        guard EnvironmentValues.current.labelsHidden else { return self }
        return Self(fractionCompleted: fractionCompleted, label: nil, currentValueLabel: nil)
    }
}

/// The style of progress views that are given none: a bar, or a ring where the end is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}

/// A bar of 4 points (apple-metrics §3) with the label above and the value below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        let configuration = configuration.shown
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(FillShapeStyle(level: 2))
                    Capsule().fill(TintShapeStyle())
                        .frame(width: proxy.size.width * CGFloat(configuration.fractionCompleted ?? 0))
                }
            }
            .frame(height: 4)
            configuration.currentValueLabel?
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .tinted(tint)
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}

/// A ring that fills clockwise from the top.
///
/// Apple's documentation has it that a circular progress view in a widget looks as a gauge of the style
/// `accessoryCircularCapacity`, an empty one where the end is not known. Unlike the gauge it is drawn smaller where it
/// is offered less, as the Dynamic Island needs it.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        let configuration = configuration.shown
        GeometryReader { proxy in
            CapacityRing(
                fraction: configuration.fractionCompleted ?? 0, diameter: min(proxy.size.width, proxy.size.height)
            ) {
                if let current = configuration.currentValueLabel {
                    // A timer's text takes all the room there is.
                    current.multilineTextAlignment(.center)
                } else {
                    configuration.label
                }
            }
        }
        .frame(
            idealWidth: AccessoryGauge.diameter, maxWidth: AccessoryGauge.diameter,
            idealHeight: AccessoryGauge.diameter, maxHeight: AccessoryGauge.diameter
        )
        .aspectRatio(1, contentMode: .fit)
        .tinted(tint)
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
    /// The tint that a control's style was given, if any, instead of the view's.
    @ViewBuilder func tinted(_ tint: Color?) -> some View {
        if let tint {
            self.tint(tint)
        } else {
            self
        }
    }
}
