import SwiftUI

/// Controls that arrange others.
extension Fixture {
    @FixtureList static var boxes: [Fixture] {
        // 16 points of padding around content of 20 × 10.
        Fixture("boxes/group-box", 60, 50, frames: [rect(4, 4, 52, 42), rect(20, 20, 20, 10)]) {
            GroupBox { Bar(width: 20) }
        }
        Fixture("boxes/group-box-title", 100, 80) { GroupBox("Title") { Bar(width: 40) } }
        Fixture("boxes/group-box-nested", 100, 110) {
            GroupBox {
                Bar(width: 20); GroupBox { Bar(width: 20) }.groupBoxStyle(Outlined())
            }
        }
        Fixture("boxes/group-box-dark", 60, 50, scheme: .dark) { GroupBox { Bar(width: 20) }.background(Color.black) }
        Fixture("boxes/group-box-own-style", 40, 40, frames: [rect(8, 12, 24, 4), rect(10, 18, 20, 10)]) {
            GroupBox {
                Bar(width: 20)
            } label: {
                Color.red.frame(width: 24, height: 4)
            }
            .groupBoxStyle(Outlined())
        }
        Fixture(
            "boxes/group-box-around-the-automatic-one", 70, 60,
            frames: [
                rect(5, 5, 60, 50), rect(9, 9, 52, 42), rect(25, 25, 20, 10)
            ]
        ) { GroupBox { Bar(width: 20) }.groupBoxStyle(Framed()) }
        // Label and value at the edges, on one line.
        Fixture("boxes/labeled-content", 80, 20, frames: [rect(0, 5, 20, 10), rect(70, 5, 10, 10)]) {
            LabeledContent {
                Color.red.frame(width: 10, height: 10)
            } label: {
                Bar(width: 20)
            }
        }
        Fixture("boxes/labeled-content-label-hidden", 80, 20, frames: [rect(35, 5, 10, 10)]) {
            LabeledContent {
                Color.red.frame(width: 10, height: 10)
            } label: {
                Bar(width: 20)
            }.labelsHidden()
        }
        Fixture("boxes/labeled-content-text", 120, 26) { LabeledContent("Steps", value: "8,412") }
        Fixture("boxes/labeled-content-format", 120, 26) {
            LabeledContent("Share", value: 0.42, format: .percent)
        }
        Fixture("boxes/labeled-content-own-style", 40, 40, frames: [rect(10, 10, 20, 10), rect(15, 20, 10, 10)]) {
            LabeledContent {
                Color.red.frame(width: 10, height: 10)
            } label: {
                Bar(width: 20)
            }
            .labeledContentStyle(Below())
        }
        Fixture("boxes/control-group", 60, 20, frames: [rect(6, 5, 20, 10), rect(34, 5, 20, 10)]) {
            ControlGroup {
                Bar(width: 20); Bar(width: 20)
            }
        }
        Fixture("boxes/control-group-own-style", 40, 40, frames: [rect(10, 10, 20, 10), rect(10, 20, 20, 10)]) {
            ControlGroup("Label") {
                Bar(width: 20); Bar(width: 20)
            }.controlGroupStyle(Upright())
        }
        Fixture("boxes/disclosure-group-closed", 100, 40) { DisclosureGroup("More") { Bar(width: 40) } }
        Fixture("boxes/disclosure-group-open", 100, 50) {
            DisclosureGroup("More", isExpanded: .constant(true)) { Bar(width: 40) }
        }
    }
}

private struct Outlined: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.label; configuration.content
        }
    }
}

private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(4).background(.yellow) }
}

private struct Below: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.label; configuration.content
        }
    }
}

private struct Upright: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.content } }
}
