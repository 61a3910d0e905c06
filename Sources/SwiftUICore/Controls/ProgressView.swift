import Geometry
import Foundation

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    @Environment(\.progressViewStyle) private var style
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction.map { $0.isFinite ? min(1, max(0, $0)) : 0 }
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        style.make(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(content: AnyView(currentValueLabel))))
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(
            fraction: value.map { Double($0 / total) }, label: EmptyView(), currentValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let passed = Date().timeIntervalSince(timerInterval.lowerBound)
        let fraction = length > 0 ? passed / length : 1
        self.init(
            fraction: countsDown ? 1 - fraction : fraction, label: EmptyView(),
            currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// 0…1; nil where the end is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar of 4 points (apple-metrics §3) with the label above and the value below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View {
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
    }
}

/// A ring that fills clockwise from the top; 20 points across.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            ZStack {
                Circle().stroke(FillShapeStyle(level: 2), lineWidth: 3)
                Circle().trim(from: 0, to: CGFloat(configuration.fractionCompleted ?? 0.25))
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 3, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .padding(1.5)
            .frame(width: 20, height: 20)
            configuration.label
        }
    }
}

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

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}

package struct AnyProgressViewStyle {
    package let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView

    @MainActor
    init<S: ProgressViewStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyProgressViewStyle {
        MainActor.assumeIsolated { UncheckedBox(AnyProgressViewStyle(DefaultProgressViewStyle())) }.value
    }
}

extension EnvironmentValues {
    package var progressViewStyle: AnyProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, AnyProgressViewStyle(style))
    }
}
