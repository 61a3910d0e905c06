import Geometry
import Testing

@testable import DisplayList

/// One picture on its way to the next, with a linear second so that halfway is half a second.
struct DisplayListTransitionTests {
    private static let linear = MotionTiming(.bezier(0, 0, 1, 1), duration: 1)
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0), blue = ResolvedColor(red: 0, green: 0, blue: 1)

    private static func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: CGSize(width: 100, height: 100), items: items)
    }

    private static func transition(_ start: [DisplayItem], _ end: [DisplayItem]) -> DisplayListTransition {
        DisplayListTransition(from: list(start), to: list(end), standard: linear)
    }

    private static func box(_ x: CGFloat, _ width: CGFloat = 10, _ color: ResolvedColor = red) -> DisplayItem {
        .fill(.rectangle(CGRect(x: x, y: 0, width: width, height: 10)), .color(color))
    }

    private static func marked(
        _ items: [DisplayItem], _ identity: Int, _ kind: MotionMark.Kind = .shape, change: ContentChange = .interpolate,
        frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10), entrance: MotionEntrance? = nil,
        animation: MotionMark.Animation? = nil
    ) -> DisplayItem {
        .group(
            DisplayGroup(
                items,
                motion: MotionMark(
                    kind, identity: identity, frame: frame, change: change, entrance: entrance, animation: animation)))
    }

    private static func glyphs(_ ids: [UInt32], x: CGFloat = 0, size: CGFloat = 20) -> DisplayItem {
        let face = FontFace(file: "digits.ttf", path: "/digits.ttf")
        let glyphs = ids.enumerated().map {
            GlyphRun.Glyph(id: $0.element, position: CGPoint(x: x + CGFloat($0.offset) * 10, y: 20))
        }
        return .glyphs(GlyphRun(font: face, size: size, glyphs: glyphs, text: ""), .color(.black))
    }

    /// The items of all groups, opened, with their opacity and their shift.
    private static func flat(
        _ items: [DisplayItem], opacity: Double = 1, shift: CGPoint = .zero
    ) -> [(item: DisplayItem, opacity: Double, shift: CGPoint)] {
        items.flatMap { item -> [(item: DisplayItem, opacity: Double, shift: CGPoint)] in
            guard case .group(let group) = item else { return [(item, opacity, shift)] }
            return flat(
                group.items, opacity: opacity * group.opacity,
                shift: CGPoint(x: shift.x + group.transform.tx, y: shift.y + group.transform.ty))
        }
    }

    @Test func startsAndEndsAsThePicturesAre() {
        let transition = Self.transition([Self.box(0)], [Self.box(20, 30, Self.blue)])
        #expect(transition.duration == 1)
        #expect(transition.list(at: 0) == transition.start)
        #expect(transition.list(at: 1) == transition.end)
        #expect(transition.list(at: 7) == transition.end)
    }

    @Test func nothingThatStaysTakesTime() {
        #expect(Self.transition([Self.box(0)], [Self.box(0)]).duration == 0)
    }

    @Test func placesSizesAndColorsGoHalfway() {
        let middle = Self.transition([Self.box(0)], [Self.box(20, 30, Self.blue)]).list(at: 0.5)
        #expect(middle.items == [Self.box(10, 20, ResolvedColor(red: 0.5, green: 0, blue: 0.5))])
    }

    @Test func viewsAreKnownByTheirMarks() {
        // The first goes, the second moves up to its place, a third comes.
        let start = [Self.marked([Self.box(0)], 1), Self.marked([Self.box(20)], 2)]
        let end = [Self.marked([Self.box(0)], 2), Self.marked([Self.box(20, 10, Self.blue)], 3)]
        let middle = Self.flat(Self.transition(start, end).list(at: 0.25).items)
        #expect(middle.map(\.item) == [Self.box(0), Self.box(15), Self.box(20, 10, Self.blue)])
        #expect(middle.map(\.opacity) == [0.75, 1, 0.25])
    }

    @Test func unlikeItemsFadeWithoutAHole() {
        let ellipse = DisplayItem.fill(.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black))
        let middle = Self.transition([Self.marked([Self.box(0)], 1)], [Self.marked([ellipse], 1)]).list(at: 0.25)
        guard case .group(let view) = middle.items[0], case .group(let layer)? = view.items.first,
            case .group(let coming)? = layer.items.last
        else {
            Issue.record("no layer: \(middle)")
            return
        }
        #expect(layer.isolated)
        #expect(coming.blendMode == .plusLighter)
        #expect(Self.flat(middle.items).map(\.opacity) == [0.75, 0.25])
    }

    // MARK: Transitions

    @Test func entrancesMoveWhatComesAndGoes() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        func shifts(_ entrance: MotionEntrance, comes: Bool) -> [CGPoint] {
            let item = Self.marked([Self.box(0)], 1, .container, frame: frame, entrance: entrance)
            let transition = comes ? Self.transition([], [item]) : Self.transition([item], [])
            return Self.flat(transition.list(at: 0.25).items).map(\.shift)
        }
        #expect(shifts(.move(.left), comes: true) == [CGPoint(x: -7.5, y: 0)])
        #expect(shifts(.move(.left), comes: false) == [CGPoint(x: -2.5, y: 0)])
        #expect(shifts(.push(from: .bottom), comes: true) == [CGPoint(x: 0, y: 7.5)])
        #expect(shifts(.push(from: .bottom), comes: false) == [CGPoint(x: 0, y: -2.5)])
        #expect(shifts(.slide(from: .left), comes: false) == [CGPoint(x: 2.5, y: 0)])
        #expect(shifts(.identity, comes: true) == [.zero])
        #expect(shifts(.identity, comes: false) == [])
        #expect(shifts(.offset(CGSize(width: 0, height: 40)), comes: true) == [CGPoint(x: 0, y: 30)])
        let asymmetric = MotionEntrance.asymmetric(insertion: .move(.top), removal: .move(.right))
        #expect(shifts(asymmetric, comes: true) == [CGPoint(x: 0, y: -7.5)])
        #expect(shifts(asymmetric, comes: false) == [CGPoint(x: 2.5, y: 0)])
    }

    @Test func anEntranceBringsItsOwnTiming() {
        let slow = MotionTiming(.bezier(0, 0, 1, 1), duration: 2)
        let item = Self.marked([Self.box(0)], 1, .container, entrance: .animated(.opacity, slow))
        let transition = Self.transition([], [item])
        #expect(transition.duration == 2)
        #expect(Self.flat(transition.list(at: 1).items).map(\.opacity) == [0.5])
    }

    // MARK: Animations

    @Test func theInnermostAnimationWins() {
        let slow = MotionTiming(.bezier(0, 0, 1, 1), duration: 2)
        func view(_ x: CGFloat) -> [DisplayItem] {
            let inner = Self.marked([Self.box(x)], 2, .container, animation: .init(slow, value: nil))
            return [Self.marked([inner, Self.box(x + 50)], 1, .container, animation: .init(nil, value: nil))]
        }
        let items = Self.flat(Self.transition(view(0), view(20)).list(at: 0.5).items).map(\.item)
        #expect(items == [Self.box(5), Self.box(70)])
    }

    @Test func aContainerFadesInItsOwnTime() {
        let slow = MotionTiming(.bezier(0, 0, 1, 1), duration: 2)
        func view(_ blend: LayerBlendMode) -> [DisplayItem] {
            let mark = MotionMark(.container, identity: 1, frame: .zero, animation: .init(slow, value: nil))
            return [.group(DisplayGroup([Self.box(0)], blendMode: blend, motion: mark))]
        }
        let transition = Self.transition(view(.normal), view(.multiply))
        #expect(transition.duration == 2)
        #expect(Self.flat(transition.list(at: 0.5).items).map(\.opacity) == [0.75, 0.25])
    }

    @Test func anAnimationHoldsWhereItsValueDiffers() {
        func view(_ x: CGFloat, _ value: String?, _ timing: MotionTiming?) -> [DisplayItem] {
            [Self.marked([Self.box(x)], 1, .container, animation: .init(timing, value: value))]
        }
        let slow = MotionTiming(.bezier(0, 0, 1, 1), duration: 2)
        func place(_ start: [DisplayItem], _ end: [DisplayItem]) -> DisplayItem? {
            Self.flat(Self.transition(start, end).list(at: 0.5).items).first?.item
        }
        #expect(place(view(0, "a", slow), view(20, "b", slow)) == Self.box(5))
        #expect(place(view(0, "a", slow), view(20, "a", slow)) == Self.box(10))
        #expect(place(view(0, "a", nil), view(20, "b", nil)) == Self.box(20))
        #expect(place(view(0, nil, nil), view(20, nil, nil)) == Self.box(20))
        #expect(Self.transition(view(0, nil, nil), view(20, nil, nil)).duration == 0)
    }

    // MARK: Contents

    private static func text(_ ids: [UInt32], _ change: ContentChange, x: CGFloat = 0) -> [DisplayItem] {
        [marked([glyphs(ids, x: x)], 1, .text, change: change, frame: CGRect(x: x, y: 0, width: 30, height: 20))]
    }

    @Test func digitsThatChangeRoll() {
        let change = ContentChange.numericText(countsDown: false, value: nil)
        let middle = Self.transition(Self.text([1, 2], change), Self.text([1, 3], change)).list(at: 0.5)
        let parts = Self.flat(middle.items)
        // The one stays; the two leaves upwards by half of what is half its size, the three follows from below.
        #expect(parts.map(\.shift.y) == [0, -5, 5])
        #expect(parts.map(\.opacity) == [1, 0.5, 0.5])
        #expect(
            parts.map { part -> [UInt32] in
                guard case .glyphs(let run, _) = part.item else { return [] }
                return run.glyphs.map(\.id)
            } == [[1], [2], [3]])
    }

    @Test func digitsRollDownWhereNumbersFall() {
        func shifts(_ start: ContentChange, _ end: ContentChange) -> [CGFloat] {
            Self.flat(Self.transition(Self.text([1], start), Self.text([2], end)).list(at: 0.5).items).map(\.shift.y)
        }
        #expect(
            shifts(.numericText(countsDown: true, value: nil), .numericText(countsDown: true, value: nil)) == [5, -5])
        #expect(shifts(.numericText(countsDown: false, value: 9), .numericText(countsDown: false, value: 7)) == [5, -5])
        #expect(shifts(.numericText(countsDown: false, value: 7), .numericText(countsDown: false, value: 9)) == [-5, 5])
    }

    @Test func aNumberThatGainsADigitKeepsItsUnit() {
        let change = ContentChange.numericText(countsDown: false, value: nil)
        // 9 k becomes 10 k: the k moves on.
        let middle = Self.transition(Self.text([9, 77], change), Self.text([1, 0, 77], change)).list(at: 0.5)
        guard case .glyphs(let kept, _)? = middle.items.first else {
            Issue.record("\(middle)")
            return
        }
        #expect(kept.glyphs == [.init(id: 77, position: CGPoint(x: 15, y: 20))])
    }

    @Test func otherContentChangesAsItSays() {
        func parts(_ change: ContentChange) -> [(item: DisplayItem, opacity: Double, shift: CGPoint)] {
            Self.flat(Self.transition(Self.text([1], change), Self.text([2], change, x: 8)).list(at: 0.5).items)
        }
        #expect(parts(.identity).map(\.item) == [Self.glyphs([2], x: 8)])
        #expect(parts(.opacity).map(\.opacity) == [0.5, 0.5])
        // Both are where the text is by now.
        #expect(parts(.opacity).map(\.shift.x) == [4, -4])
        let blurred = Self.transition(Self.text([1], .blur), Self.text([2], .blur)).list(at: 0.5)
        #expect(blurred.description.contains("blur"))
    }

    @Test func theSameTextMoves() {
        let middle = Self.transition(Self.text([1, 2], .blur), Self.text([1, 2], .blur, x: 8)).list(at: 0.5)
        #expect(Self.flat(middle.items).map(\.item) == [Self.glyphs([1, 2], x: 4)])
    }

    // MARK: Groups

    @Test func aTurnGoesAroundItsAnchor() {
        func turned(_ angle: CGFloat) -> [DisplayItem] {
            let around = CGAffineTransform(translationX: -50, y: -50)
                .concatenating(CGAffineTransform(rotationAngle: angle))
                .concatenating(CGAffineTransform(translationX: 50, y: 50))
            return [.group(DisplayGroup([Self.marked([Self.box(0)], 1)], transform: around))]
        }
        guard case .group(let middle) = Self.transition(turned(0.2), turned(1.4)).list(at: 0.5).items[0] else { return }
        let expected = CGPoint(x: 50, y: 0).applying(
            CGAffineTransform(translationX: -50, y: -50).concatenating(CGAffineTransform(rotationAngle: 0.8))
                .concatenating(CGAffineTransform(translationX: 50, y: 50)))
        let found = CGPoint(x: 50, y: 0).applying(middle.transform)
        #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9)
    }

    @Test func opacityShadowAndClipGoHalfway() {
        func group(_ opacity: Double, _ sigma: CGFloat, _ width: CGFloat) -> [DisplayItem] {
            let clip = DisplayGroup.Clip(.rectangle(CGRect(x: 0, y: 0, width: width, height: 10)))
            return [
                .group(
                    DisplayGroup(
                        [Self.box(0)], clip: clip, opacity: opacity,
                        effects: [.shadow(color: .black, sigma: sigma, offset: CGSize(width: 0, height: sigma))]))
            ]
        }
        #expect(Self.transition(group(0, 2, 20), group(1, 4, 40)).list(at: 0.5).items == group(0.5, 3, 30))
    }

    @Test func aShapeKnowsItsOwnWay() {
        func ring(_ part: Double) -> [DisplayItem] {
            let shape = MotionShape(part) { end, progress, rect in
                (end as? Double).map {
                    .rectangle(CGRect(x: part + ($0 - part) * progress, y: 0, width: rect.width, height: 1))
                }
            }
            let mark = MotionMark(.shape, identity: 1, frame: CGRect(x: 0, y: 0, width: 7, height: 7), shape: shape)
            return [.group(DisplayGroup([Self.box(CGFloat(part))], motion: mark))]
        }
        let middle = Self.flat(Self.transition(ring(2), ring(4)).list(at: 0.5).items)
        #expect(middle.map(\.item) == [.fill(.rectangle(CGRect(x: 3, y: 0, width: 7, height: 1)), .color(Self.red))])
    }
}
