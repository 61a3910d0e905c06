import SwiftUI

extension Fixture {
    @FixtureList static var attributedText: [Fixture] {
        Fixture("text/attributed-font-and-color", 140, 40) {
            var string = AttributedString("A big day")
            if let range = string.range(of: "big") {
                string[range].font = .title.bold()
                string[range].foregroundColor = .red
            }
            return Text(string)
        }
        Fixture("text/attributed-wins-over-modifiers", 100, 30) {
            var string = AttributedString("One two")
            if let range = string.range(of: "two") { string[range].font = .caption }
            return Text(string).font(.title3).foregroundColor(.blue)
        }
        Fixture("text/attributed-background", 100, 30) {
            var string = AttributedString("On yellow")
            if let range = string.range(of: "yellow") { string[range].backgroundColor = .yellow }
            return Text(string)
        }
        Fixture("text/attributed-lines", 120, 30) {
            var string = AttributedString("Under and out")
            if let range = string.range(of: "Under") {
                string[range].underlineStyle = .init(pattern: .dot, color: .red)
            }
            if let range = string.range(of: "out") { string[range].strikethroughStyle = .single }
            return Text(string)
        }
        Fixture("text/attributed-kern-tracking-offset", 120, 30) {
            var string = AttributedString("ab cd ef")
            if let range = string.range(of: "ab") { string[range].kern = 4 }
            if let range = string.range(of: "cd") { string[range].tracking = 4 }
            if let range = string.range(of: "ef") { string[range].baselineOffset = 5 }
            return Text(string)
        }
        Fixture("text/attributed-link-has-the-tint", 100, 30) {
            var string = AttributedString("See here")
            if let range = string.range(of: "here") { string[range].link = URL(string: "https://example.com") }
            return Text(string).tint(.orange)
        }
        Fixture("text/attributed-inside-a-key", 120, 30) {
            var string = AttributedString("bold")
            string.font = .body.bold()
            return Text("A \(string) word")
        }
        Fixture("text/attributed-container-merged", 100, 30) {
            var container = AttributeContainer()
            container.foregroundColor = .green
            return Text(AttributedString("Green", attributes: container) + AttributedString(" not"))
        }
    }
}
