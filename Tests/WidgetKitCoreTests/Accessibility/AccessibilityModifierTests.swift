import Foundation
import RenderModel
import SwiftUI
import SwiftUICore
import Testing

/// What modifiers make of elements.
@Suite("Accessibility modifiers") @MainActor
struct AccessibilityModifierTests {
    @Test("Label, value, hint and identifier take the place of what there was; the outermost counts")
    func words() {
        let lines = heard {
            Text("12").accessibilityLabel("Twelve points").accessibilityValue(Text("of 20"))
                .accessibilityHint("Rises daily").accessibilityIdentifier("points")
            Text("A").accessibilityLabel("B").accessibilityLabel("C")
            Text("D").accessibility(label: Text("E"))
        }
        #expect(
            lines == [
                #""Twelve points" value "of 20", hint "Rises daily", identifier "points""#, #""C""#, #""E""#
            ])
    }

    @Test("A label makes an element of a shape, an identifier does not")
    func shape() {
        #expect(heard { Circle().accessibilityLabel("Online") } == [#""Online""#])
        #expect(heard { Circle().accessibilityIdentifier("dot") } == [])
    }

    @Test("A modifier on views that are no element counts for each element in them")
    func distribution() {
        let lines = heard {
            VStack {
                Text("A"); Text("B")
            }.accessibilityIdentifier("row")
        }
        #expect(lines == [#""A", identifier "row""#, #""B", identifier "row""#])
    }

    @Test("Ignoring children makes one element without words")
    func ignore() {
        let lines = heard {
            VStack {
                Text("A"); Text("B")
            }.accessibilityElement(children: .ignore).accessibilityLabel("Both")
            VStack { Text("C") }.accessibilityElement()
        }
        #expect(lines == [#""Both""#, "unlabeled"])
    }

    @Test("Combining children joins their words")
    func combine() {
        let lines = heard {
            HStack {
                Text("Oslo"); Image(systemName: "snow"); Gauge(value: 0.5) { Text("Humidity") }
            }
            .accessibilityElement(children: .combine)
            VStack { Text("Alone") }.accessibilityElement(children: .combine)
        }
        #expect(lines == [#""Oslo, snow, Humidity" value "50%""#, #""Alone""#])
    }

    @Test("A button among combined children is the element's, several become its actions")
    func combinedButtons() {
        let lines = heard {
            HStack {
                Text("Mira"); Button("Call") {}
            }.accessibilityElement(children: .combine)
            HStack {
                Text("Mira"); Button("Call") {}; Button("Write") {}
            }.accessibilityElement(children: .combine)
        }
        #expect(lines == [#""Mira, Call" button"#, #""Mira", actions "Call", "Write""#])
    }

    @Test("Containing children makes a group")
    func contain() {
        let lines = heard {
            VStack {
                Text("A"); Text("B")
            }.accessibilityElement(children: .contain).accessibilityLabel("Users")
        }
        #expect(lines == [#"group "Users""#, #"  "A""#, #"  "B""#])
    }

    @Test("What is hidden is left out, with all in it")
    func hidden() {
        let lines = heard {
            VStack {
                Text("A").accessibilityHidden(true); Text("B").accessibilityHidden(false)
            }
            VStack {
                Text("C"); Text("D")
            }.accessibility(hidden: true)
            Text("E").accessibilityHidden(true).accessibilityHidden(false)
        }
        #expect(lines == [#""B""#, #""E""#])
    }

    @Test("Higher priorities are read first, equal ones in the tree's order")
    func priority() {
        let lines = heard {
            VStack {
                Text("A"); Text("B").accessibilitySortPriority(1); Text("C").accessibilitySortPriority(-1); Text("D")
                Text("E").accessibilitySortPriority(1)
            }
        }
        #expect(lines == [#""B""#, #""E""#, #""A""#, #""D""#, #""C""#])
        let combined = heard {
            HStack {
                Text("1"); Text("2").accessibilitySortPriority(1)
            }.accessibilityElement(children: .combine)
        }
        #expect(combined == [#""2, 1""#])
    }

    @Test("Traits are added and removed")
    func traits() {
        let lines = heard {
            Text("Today").accessibilityAddTraits(.isHeader)
            Text("Mon").accessibilityAddTraits([.isSelected, .isButton])
            Button("Plain") {}.accessibilityRemoveTraits(.isButton)
            Text("Part").accessibilityHeading(.h2)
            Text("Sum \(Text("1"))").accessibilityHeading(.h1)
        }
        #expect(
            lines == [
                #""Today" heading"#, #""Mon" button selected"#, #""Plain""#, #""Part" heading level 2"#,
                #""Sum 1" heading level 1"#
            ])
    }

    @Test("Actions, input labels, custom content and adjusting are told")
    func actions() {
        let lines = heard {
            Text("Bell").accessibilityAction(named: "Mute") {}.accessibilityInputLabels(["Alarm", "Ring"])
            Circle().accessibilityLabel("Volume").accessibilityAdjustableAction { _ in }
            Text("Rex").accessibilityCustomContent("Age", "3 years")
        }
        #expect(
            lines == [
                #""Bell", actions "Mute", input labels "Alarm", "Ring""#, #""Volume" adjustable"#,
                #""Rex", content "Age" "3 years""#
            ])
    }

    @Test("Controls of an actions block are told by their names")
    func actionBlocks() {
        let lines = heard {
            Text("Mail").accessibilityActions {
                Button("Reply") {}
                Button("Archive", systemImage: "archivebox") {}
            }
            Text("Lamp").accessibilityAction {
            } label: {
                Text("Dim")
            }
        }
        #expect(lines == [#""Mail", actions "Reply", "Archive""#, #""Lamp", actions "Dim""#])
    }

    @Test("A composed label may contain the one that the view has without it")
    func composedLabel() {
        let lines = heard {
            Text("Rex").accessibilityLabel { label in
                Text("Favorite")
                label
            }
            Circle().accessibilityLabel { label in
                Text("Dot")
                label
            }
        }
        #expect(lines == [#""Favorite, Rex""#, #""Dot""#])
    }

    @Test("A representation is heard in place of the view, children inside it")
    func representation() {
        let lines = heard {
            Circle().accessibilityRepresentation { Toggle("Lamp", isOn: .constant(true)) }
            Circle().accessibilityChildren {
                Text("Monday"); Text("Tuesday")
            }.accessibilityLabel("Days")
        }
        #expect(lines == [#""Lamp" value "on" toggle"#, #"group "Days""#, #"  "Monday""#, #"  "Tuesday""#])
    }

    @Test("A text's own label is heard in its part of the sentence")
    func textLabel() {
        let text = Text("Temp ") + Text("5°").accessibilityLabel("five degrees")
        #expect(heard { text } == [#""Temp five degrees""#])
    }

    @Test("Modifiers change nothing that is drawn, and no node")
    func drawing() {
        func described(_ node: LayoutNode) -> [String] {
            ["\(node.name) \(node.frame) \(node.traits.layoutPriority)"] + node.children.flatMap(described)
        }
        let size = CGSize(width: 100, height: 60), renderer = ViewRenderer()
        let plain = renderer.render(size: size) {
            HStack {
                Text("A").layoutPriority(1); Spacer(); Image(systemName: "star"); Color.red
            }
        }
        let modified = renderer.render(size: size) {
            HStack {
                Text("A").layoutPriority(1).accessibilityLabel("B").accessibilityElement(children: .combine)
                Spacer().accessibilityHidden(true)
                Image(systemName: "star").accessibilityHidden(true)
                Color.red.accessibilityLabel("Red").accessibilityAddTraits(.isButton)
            }.accessibilityElement(children: .contain)
        }
        #expect(plain.displayList == modified.displayList)
        #expect(described(plain.root) == described(modified.root))
    }

    @Test("Line breaks and quotation marks keep an element on its line")
    func escaping() {
        #expect(heard { Text(verbatim: "a \"b\"\nc\\") } == [#""a \"b\"\nc\\""#])
    }

    @Test("The tree survives JSON, and what does not apply is left out")
    func json() throws {
        let found = tree {
            VStack {
                Text("A"); Button("B") {}
            }.accessibilityElement(children: .contain)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(found)
        #expect(try JSONDecoder().decode(AccessibilityTree.self, from: data) == found)
        let text = String(decoding: data, as: UTF8.self)
        #expect(!text.contains("null") && !text.contains("hint"))
        #expect(found.stops.map(\.label) == ["A", "B"])
    }
}
