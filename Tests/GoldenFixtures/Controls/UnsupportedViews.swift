import SwiftUI

/// Views that WidgetKit does not draw: a no-entry sign in their place, and a finding.
extension Fixture {
    @FixtureList static var unsupportedViews: [Fixture] {
        unsupported("scroll-view") { ScrollView { Text("A") } }
        unsupported("list") { List { Text("A") }.listStyle(.plain) }
        unsupported("list-of-data") { List([1, 2, 3], id: \.self) { Text("\($0)") } }
        unsupported("form") { Form { Section("A") { Text("B") } }.formStyle(.grouped) }
        unsupported("navigation-stack") { NavigationStack { Text("A").navigationTitle("Title") } }
        unsupported("navigation-view") { NavigationView { Text("A") }.navigationViewStyle(.stack) }
        unsupported("tab-view") { TabView { Text("A").tabItem { Label("A", systemImage: "star") } } }
        unsupported("text-editor") { TextEditor(text: .constant("")) }
        unsupported("text-field") { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder) }
        unsupported("secure-field") { SecureField("Word", text: .constant("")) }
        unsupported("slider") { Slider(value: .constant(0.5), in: 0...1) }
        unsupported("stepper") { Stepper("Count", value: .constant(1), in: 0...5) }
        unsupported("picker") {
            Picker("One of", selection: .constant(1)) {
                Text("A").tag(1); Text("B").tag(2)
            }.pickerStyle(.segmented)
        }
        unsupported("date-picker") { DatePicker("Day", selection: .constant(FixtureEnvironment.now)) }
        unsupported("color-picker") { ColorPicker("Ink", selection: .constant(.red)) }
        unsupported("menu") { Menu("More") { Button("A") {} } }
        Fixture(
            "unsupported/keeps-to-its-place", 60, 60,
            frames: [
                rect(0, 0, 60, 10), rect(0, 18, 60, 42), rect(13, 22, 34, 34)
            ], findings: ["view-unsupported"]
        ) {
            VStack {
                Color.blue.frame(height: 10); ScrollView(.horizontal) { Text("A") }
            }
        }
    }

    private static func unsupported<V: View>(
        _ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) -> Fixture {
        Fixture("unsupported/\(name)", 60, 60, findings: ["view-unsupported"], view: view)
    }
}
