import DisplayList
import Geometry
import Testing

/// What one view's items look like, told without where they lie.
struct DisplayListFactsTests {
    private static func facts(_ items: [DisplayItem], x: CGFloat = 0) -> [String] {
        DisplayListPrinter().facts(of: items, in: CGRect(x: x, y: 0, width: 10, height: 10))
    }

    @Test func aShapeThatFillsItsFrameIsTold() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(Self.facts([.fill(.rectangle(frame), .color(.black))]) == ["fill #000000"])
        #expect(
            Self.facts([.fill(.roundedRectangle(frame, radius: 3, continuous: true), .color(.black))])
                == ["radius 3 continuous", "fill #000000"])
        #expect(
            Self.facts([.stroke(.ellipse(frame.insetBy(dx: 1, dy: 1)), StrokePattern(lineWidth: 2), .color(.white))])
                == ["box 1,1 8x8", "stroke #FFFFFF", "line width 2"])
    }

    @Test func placesAreToldFromTheFrame() {
        func gradient(_ x: CGFloat) -> [DisplayItem] {
            let stops = [
                GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)
            ]
            return [
                .fill(
                    .path([.move(CGPoint(x: x + 0.125, y: 0)), .line(CGPoint(x: x + 5, y: 5)), .close]),
                    .linearGradient(stops, from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: 10)))
            ]
        }
        let here = Self.facts(gradient(0))
        #expect(here.first == "fill linear 0,0 to 0,10 #000000@0 #FFFFFF@1")
        #expect(here.last?.hasPrefix("shape ") == true)
        for x: CGFloat in [1 / 3, 2 / 3, 7.1] { #expect(Self.facts(gradient(x), x: x) == here) }
    }

    @Test func aGroupTellsWhatItDoes() {
        var group = DisplayGroup([], opacity: 0.5)
        group.blendMode = .multiply
        #expect(Self.facts([.group(group)]) == ["opacity 0.5", "blend multiply"])
    }

    @Test func manyItemsAreToldInShort() {
        let items = (0..<100).map { index in
            DisplayItem.fill(
                .rectangle(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1)),
                .color(ResolvedColor(rgb: UInt8(index), 0, 0)))
        }
        let facts = Self.facts(items)
        #expect(facts.count == 9)
        #expect(Self.facts(items.dropLast() + [items[0]]).last != facts.last)
    }
}
