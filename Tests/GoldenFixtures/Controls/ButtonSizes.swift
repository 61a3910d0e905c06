import SwiftUI
import SwiftUICore

/// Buttons, labels and dividers in their sizes, shapes and states.
extension Fixture {
    @FixtureList static var buttonSizes: [Fixture] {
        Fixture("button-sizes/mini", 60, 40) { Button("Go") {}.buttonStyle(.bordered).controlSize(.mini) }
        Fixture("button-sizes/extra-large", 90, 70) {
            Button("Go") {}.buttonStyle(.borderedProminent).controlSize(.extraLarge)
        }
        Fixture("button-sizes/capsule", 60, 44) {
            Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).tint(.green)
        }
        Fixture("button-sizes/before-ios-26", 60, 44) {
            Button("Go") {}.buttonStyle(.bordered).environment(\.systemPalette, .ios18)
        }
        Fixture("button-sizes/rounded", 60, 44) {
            Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle).tint(.indigo)
        }
        Fixture("button-sizes/circle-small", 40, 40) {
            Button {
            } label: {
                Image(systemName: "xmark")
            }.buttonStyle(.bordered).buttonBorderShape(.circle)
                .controlSize(.small)
        }
        Fixture("button-sizes/bordered-tinted", 60, 44) { Button("Go") {}.buttonStyle(.bordered).tint(.green) }
        Fixture("button-sizes/prominent-disabled", 60, 44) {
            Button("Go") {}.buttonStyle(.borderedProminent).disabled(true)
        }
        Fixture("button-sizes/prominent-dark", 60, 44, scheme: .dark) {
            Button("Go") {}.buttonStyle(.borderedProminent).padding(3).background(Color.black)
        }
        Fixture("button-sizes/cancel-role", 80, 44) { Button("Back", role: .cancel) {}.buttonStyle(.bordered) }
        Fixture("button-sizes/borderless-disabled", 60, 44) { Button("Go") {}.buttonStyle(.borderless).disabled(true) }
        Fixture("button-sizes/borderless-destructive", 80, 44) {
            Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
        }
        Fixture("button-sizes/plain-symbol", 30, 30) {
            Button {
            } label: {
                Image(systemName: "plus.circle.fill")
            }.buttonStyle(.plain).tint(.red)
        }
        Fixture("button-sizes/label-icon-only", 60, 44) {
            Button("Play", systemImage: "play.fill") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
        }
        Fixture("button-sizes/toggle-button-prominent", 80, 44) {
            Toggle("Lamp", isOn: .constant(true)).toggleStyle(.button).tint(.orange)
        }
        Fixture("button-sizes/label-large-title", 110, 50) { Label("Star", systemImage: "star.fill").font(.title) }
        Fixture("button-sizes/label-title-and-icon", 90, 26) {
            Label("Star", systemImage: "star.fill").labelStyle(.titleAndIcon).foregroundStyle(.orange)
        }
        Fixture("button-sizes/divider-tinted", 40, 12) { Divider().overlay(Color.red).frame(maxHeight: .infinity) }
        Fixture("button-sizes/divider-thicker", 40, 12) { Divider().frame(height: 4).background(Color.blue) }
        Fixture("button-sizes/link-with-symbol", 80, 26) {
            Link(destination: URL(string: "https://example.com")!) { Label("Open", systemImage: "safari") }
        }
    }
}
