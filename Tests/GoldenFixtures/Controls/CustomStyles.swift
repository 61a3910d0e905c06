import SwiftUI

/// Styles of a widget's own, one inside another.
extension Fixture {
    @FixtureList static var customStyles: [Fixture] {
        Fixture("styles/label-own-arrangement", 40, 40, frames: [rect(10, 15, 20, 10), rect(18, 25, 4, 4)]) {
            bars.labelStyle(Stacked()).frame(height: 18, alignment: .top).padding(.top, 8)
        }
        // Its own style hands the configuration back: the one outside it draws, here the automatic one, which puts
        // icon and title on one baseline. Views without text have theirs at the bottom.
        Fixture(
            "styles/label-around-the-automatic-one", 40, 40,
            frames: [
                rect(2, 13, 36, 14), rect(4, 18, 4, 4), rect(16, 15, 20, 10)
            ]
        ) { bars.labelStyle(Highlighted()) }
        Fixture("styles/label-around-the-outer-one", 40, 40, frames: [rect(8, 13, 24, 14), rect(10, 15, 20, 10)]) {
            bars.labelStyle(Highlighted()).labelStyle(.titleOnly)
        }
        Fixture(
            "styles/label-twice-around", 40, 40,
            frames: [
                rect(6, 11, 28, 18), rect(8, 13, 24, 14), rect(10, 15, 20, 10)
            ]
        ) { bars.labelStyle(Highlighted()).labelStyle(Highlighted()).labelStyle(.titleOnly) }
        Fixture("styles/label-inner-style-counts", 40, 40, frames: [rect(18, 18, 4, 4)]) {
            bars.labelStyle(.iconOnly).labelStyle(Highlighted())
        }
        Fixture("styles/label-automatic-inside-another", 40, 40, frames: [rect(4, 18, 4, 4), rect(16, 15, 20, 10)]) {
            bars.labelStyle(.automatic).labelStyle(.iconOnly)
        }
        Fixture("styles/inherited-by-all-below", 40, 40, frames: [rect(10, 10, 20, 10), rect(10, 20, 20, 10)]) {
            VStack(spacing: 0) {
                bars; Group { bars }
            }.labelStyle(.titleOnly)
        }
        Fixture("styles/button-own", 40, 40, frames: [rect(6, 11, 28, 18), rect(10, 15, 20, 10)]) {
            Button {
            } label: {
                Bar(width: 20)
            }.buttonStyle(Pressable())
        }
        Fixture("styles/button-role-reaches-the-style", 40, 40, frames: [rect(0, 5, 40, 30), rect(10, 15, 20, 10)]) {
            Button(role: .destructive) {
            } label: {
                Bar(width: 20)
            }.buttonStyle(Pressable())
        }
        Fixture(
            "styles/button-style-reads-the-environment", 40, 40,
            frames: [rect(9, 14, 22, 12), rect(10, 15, 20, 10)]
        ) {
            Button {
            } label: {
                Bar(width: 20)
            }.buttonStyle(Pressable()).disabled(true)
        }
        Fixture("styles/button-style-has-state", 40, 40, frames: Bar.frames(32)) {
            Button {
            } label: {
                EmptyView()
            }.buttonStyle(WithState())
        }
        Fixture(
            "styles/button-primitive-around-another", 40, 40,
            frames: [rect(4, 9, 32, 22), rect(6, 11, 28, 18), rect(10, 15, 20, 10)]
        ) {
            Button {
            } label: {
                Bar(width: 20)
            }.buttonStyle(Framing()).buttonStyle(Pressable())
        }
        Fixture(
            "styles/button-in-a-button-has-the-outer-style", 40, 40,
            frames: [rect(6, 11, 28, 18), rect(10, 15, 20, 10)]
        ) {
            Button {
            } label: {
                Button {
                } label: {
                    Bar(width: 20)
                }
            }.buttonStyle(Pressable()).buttonStyle(.plain)
        }
        Fixture(
            "styles/gauge-value-and-labels", 40, 40,
            frames: [
                rect(0, 10, 3, 4), rect(3, 10, 25, 4), rect(28, 10, 5, 4), rect(0, 14, 7, 4), rect(0, 18, 9, 4)
            ]
        ) {
            Gauge(value: 15, in: 10...20) {
                part(7)
            } currentValueLabel: {
                part(9)
            } minimumValueLabel: {
                part(3)
            } maximumValueLabel: {
                part(5)
            }
            .gaugeStyle(Bars()).padding(.bottom, 8)
        }
        Fixture("styles/gauge-without-labels", 40, 40, frames: [rect(0, 10, 50, 4), rect(0, 14, 7, 4)]) {
            Gauge(value: 99, in: 10...20) { part(7) }.gaugeStyle(Bars())
                .frame(height: 20, alignment: .top)
        }
        Fixture(
            "styles/progress-fraction-and-labels", 40, 40,
            frames: [rect(0, 10, 30, 4), rect(0, 14, 7, 4), rect(0, 18, 9, 4)]
        ) {
            ProgressView(value: 30, total: 40) {
                part(7)
            } currentValueLabel: {
                part(9)
            }
            .progressViewStyle(Rows()).frame(height: 20, alignment: .top)
        }
        Fixture("styles/progress-without-an-end", 40, 40, frames: [rect(0, 10, 2, 4)]) {
            ProgressView().progressViewStyle(Rows()).frame(height: 20, alignment: .top)
        }
        Fixture(
            "styles/progress-around-the-automatic-one", 40, 40,
            frames: [rect(-8, 10, 56, 20), rect(0, 18, 20, 4)]
        ) {
            ProgressView(value: 0.5).progressViewStyle(Tinted()).progressViewStyle(Rows())
        }
        Fixture("styles/toggle-own", 40, 40, frames: [rect(4, 15, 8, 10), rect(16, 15, 20, 10)]) {
            Toggle(isOn: .constant(true)) { Bar(width: 20) }.toggleStyle(Check())
        }
        Fixture(
            "styles/toggle-writes-its-binding", 40, 40,
            frames: [rect(4, 15, 8, 10), rect(16, 15, 20, 10)]
        ) { Switched() }
        Fixture("styles/toggle-mixed", 40, 40, frames: [rect(6, 15, 4, 10), rect(14, 15, 20, 10)]) {
            Toggle(sources: [Binding.constant(true), .constant(false)], isOn: \.self) { Bar(width: 20) }
                .toggleStyle(Check())
        }
    }

    @MainActor private static var bars: some View {
        Label {
            Bar(width: 20)
        } icon: {
            Color.red.frame(width: 4, height: 4)
        }
    }

    @MainActor private static func part(_ width: CGFloat) -> some View {
        Color.red.frame(width: width, height: 4)
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.title; configuration.icon
        }
    }
}

private struct Highlighted: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(2).background(.yellow)
    }
}

private struct Pressable: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(configuration.isPressed ? 0 : configuration.role == .destructive ? 10 : isEnabled ? 4 : 1)
            .background(.yellow)
    }
}

private struct WithState: ButtonStyle {
    @State private var width: CGFloat = 2
    func makeBody(configuration: Configuration) -> some View { Bar(width: width).onAppear { width = 32 } }
}

private struct Framing: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(2).background(.red)
    }
}

private struct Bars: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
                configuration.minimumValueLabel
                Color.blue.frame(width: 50 * configuration.value, height: 4)
                configuration.maximumValueLabel
            }
            configuration.label
            configuration.currentValueLabel
        }
        .frame(width: 40, alignment: .leading)
    }
}

private struct Rows: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.blue.frame(width: configuration.fractionCompleted.map { $0 * 40 } ?? 2, height: 4)
            configuration.label
            configuration.currentValueLabel
        }
        .frame(width: 40, alignment: .leading)
    }
}

private struct Tinted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).padding(8).background(.yellow)
    }
}

private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            Color.red.frame(width: configuration.isMixed ? 4 : configuration.isOn ? 8 : 2, height: 10)
            configuration.label
        }
    }
}

private struct Switched: View {
    @State private var isOn = false
    var body: some View {
        Toggle(isOn: $isOn) { Bar(width: 20) }.toggleStyle(SwitchesOn())
    }

    struct SwitchesOn: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).toggleStyle(Check()).onAppear { configuration.isOn.toggle() }
        }
    }
}
