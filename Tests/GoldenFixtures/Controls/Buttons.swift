import Foundation
import SwiftUI

extension Fixture {
    @FixtureList static var buttons: [Fixture] {
        // Twelve points to the sides, seven above and below: 24 and 14 more than the label.
        Fixture("buttons/bordered-measures", 60, 40, frames: [rect(8, 8, 44, 24), rect(20, 15, 20, 10)]) {
            Button {
            } label: {
                Bar(width: 20)
            }.buttonStyle(.bordered)
        }
        // layout-truths row 32: a label 30 high makes a button 44 high, as wide as it is offered.
        Fixture("buttons/prominent-fills", 80, 50, frames: [rect(0, 3, 80, 44), rect(32, 20, 16, 10)]) {
            Button {
            } label: {
                Bar(width: 16).frame(maxWidth: .infinity, minHeight: 30)
            }
            .buttonStyle(.borderedProminent)
        }
        Fixture("buttons/bordered-small", 60, 40) { Button("Go") {}.buttonStyle(.bordered).controlSize(.small) }
        Fixture("buttons/bordered-large", 70, 60) { Button("Go") {}.buttonStyle(.bordered).controlSize(.large) }
        Fixture("buttons/border-rounded", 60, 44) {
            Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 4))
        }
        Fixture("buttons/border-circle", 60, 60) {
            Button {
            } label: {
                Image(systemName: "plus")
            }.buttonStyle(.borderedProminent).buttonBorderShape(.circle)
        }
        Fixture("buttons/destructive", 100, 44) { Button("Delete", role: .destructive) {} }
        Fixture("buttons/destructive-prominent", 100, 44) {
            Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        }
        Fixture("buttons/destructive-plain", 100, 44) { Button("Delete", role: .destructive) {}.buttonStyle(.plain) }
        Fixture("buttons/disabled", 60, 44) { Button("Go") {}.disabled(true) }
        Fixture("buttons/symbol-and-title", 110, 44) { Button("Play", systemImage: "play.fill") {} }
        Fixture("buttons/style-of-the-row", 60, 44, frames: [rect(8, 17, 20, 10), rect(32, 17, 20, 10)]) {
            HStack(spacing: 4) {
                Button {
                } label: {
                    Bar(width: 20)
                }
                Button {
                } label: {
                    Bar(width: 20)
                }
            }
            .buttonStyle(.plain)
        }
        // Labels are white, borders black at 15 %: as in pictures of a widget on an iPhone.
        Fixture("buttons/foreground-around", 110, 44) {
            HStack {
                Button("Go") {}.buttonStyle(.bordered)
                Button("Off") {}.buttonStyle(.borderless)
            }
            .tint(.black)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.red)
        }
        // A link takes the style that is set for buttons, and looks like its label where none is.
        Fixture("buttons/link-styles", 220, 44) {
            HStack {
                Link("Go", destination: URL(string: "a://b")!).buttonStyle(.borderedProminent)
                Link("Go", destination: URL(string: "a://b")!).buttonStyle(StackedStyle())
                Link("Go", destination: URL(string: "a://b")!)
            }
        }
        Fixture("buttons/navigation-link", 80, 44) { NavigationLink("Next") { Text("Screen") } }
    }
}

private struct StackedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            Circle().frame(width: 8, height: 8)
            configuration.label
        }
        .padding(4)
        .background(.yellow)
    }
}
