import Findings
import Snapshots
import Testing

/// The sentences about two texts.
struct ViewChangesTests {
    private static func text(_ views: String, drawing: String = "fill rect 0,0 1x1 #FFFFFF") -> SnapshotText {
        SnapshotText(parsing: "canvas 158x158\n\(drawing)\n\nviews\n\(views)\n")
    }

    private static func sentences(_ before: String, _ after: String) -> [String] {
        ViewChanges.between(text(before), text(after)).map(\.text)
    }

    private static let podium = """
        PodiumView › VStack 0,0 100x100 spacing 4
          PodiumStep › frame 0,0 40x40 width 40, height 40
            Image "Oren" 0,0 40x40; image 80x80px
          PodiumStep › Text "Mira" 0,44 30x15; font Inter 12 wght=400, color #FF0000, shape 01234567
          Text "3" 0,63 8x15; font Inter 12 wght=400, color #000000, shape 00000001
          Divider 0,82 100x1; fill #C6C6C8
        """

    private static func changing(_ pairs: (String, String)...) -> [String] {
        var after = podium
        for (one, other) in pairs {
            #expect(after.contains(one), "\(one)")
            after = after.replacing(one, with: other)
        }
        return sentences(podium, after)
    }

    @Test func aColorIsToldOfItsView() {
        #expect(Self.changing(("#FF0000", "#EE0000")) == ["PodiumStep › Text \"Mira\": color #FF0000 → #EE0000"])
    }

    @Test func aTextBecomesAnother() {
        #expect(
            Self.changing(("Text \"3\" 0,63 8x15", "Text \"4\" 0,63 9x15"), ("00000001", "00000002"))
                == ["PodiumView › Text \"3\" → \"4\""])
    }

    @Test func aFontIsToldWithTheSizeThatFollows() {
        #expect(
            Self.changing(
                ("\"Mira\" 0,44 30x15; font Inter 12 wght=400", "\"Mira\" 0,44 31x15; font Inter 12 wght=500"))
                == ["PodiumStep › Text \"Mira\": font Inter 12 wght=400 → Inter 12 wght=500, 30 × 15 → 31 × 15"])
    }

    @Test func theSpacingComesBeforeWhatItMoves() {
        #expect(
            Self.changing(
                ("100x100 spacing 4", "100x103 spacing 5"), ("0,44", "0,45"), ("0,63", "0,65"), ("0,82", "0,85"))
                == [
                    "PodiumView › VStack: spacing 4 → 5, 100 × 100 → 100 × 103",
                    "PodiumStep › Text \"Mira\": moved by (0, 1)", "PodiumView › Text \"3\": moved by (0, 2)",
                    "PodiumView › Divider: moved by (0, 3)"
                ])
    }

    @Test func aFrameIsToldByTheSizeOfItsView() {
        let changes = ViewChanges.between(
            Self.text(Self.podium),
            Self.text(
                Self.podium.replacing("0,0 40x40 width 40, height 40", with: "1,2 38x38 width 38, height 38")
                    .replacing("\"Oren\" 0,0 40x40", with: "\"Oren\" 1,2 38x38")))
        #expect(changes.map(\.text) == ["PodiumStep › Image \"Oren\": 40 × 40 → 38 × 38, moved by (1, 2)"])
        #expect(changes.map(\.view) == [["PodiumView", "PodiumStep", "Image \"Oren\"", ".frame"]])
    }

    @Test func viewsThatMoveAlikeAreToldInOneSentence() {
        #expect(
            Self.changing(
                ("height 40", "height 42"), ("0,0 40x40 width", "0,0 40x42 width"), ("0,44", "0,46"), ("0,63", "0,65"),
                ("0,82", "0,84"))
                == [
                    "PodiumStep › Image \"Oren\": .frame height 40 → 42",
                    "PodiumStep › Text \"Mira\" and 2 more views: moved by (0, 2)"
                ])
    }

    @Test func newAndGoneViewsAreNamed() {
        let without = Self.podium.split(separator: "\n").dropLast().joined(separator: "\n")
        #expect(Self.sentences(Self.podium, without) == ["PodiumView › Divider: gone"])
        #expect(Self.sentences(without, Self.podium) == ["PodiumView › Divider: new"])
        #expect(Self.changing(("Divider", "Circle")) == ["PodiumView › Divider → Circle"])
    }

    @Test func aModifierIsNewOnItsView() {
        #expect(
            Self.changing(
                (
                    "  Divider 0,82 100x1; fill #C6C6C8",
                    "  padding 0,80 100x5 vertical 2\n    Divider 0,82 100x1; fill #C6C6C8"
                ))
                == ["PodiumView › Divider: .padding new"])
    }

    @Test func aModifierOnAnotherViewOfTheWidgetIsToldOfThat() {
        let before = """
            PodiumView › padding 0,0 44x44 2
              PodiumStep › Image "Oren" 2,2 40x40; image 80x80px
            """
        let after = before.replacing("0,0 44x44 2", with: "0,0 46x46 3").replacing("2,2 40x40", with: "3,3 40x40")
        let changes = ViewChanges.between(Self.text(before), Self.text(after))
        #expect(
            changes.map(\.text) == [
                "PodiumView › PodiumStep: .padding 2 → 3", "PodiumStep › Image \"Oren\": moved by (1, 1)"
            ])
        #expect(changes.first?.view == ["PodiumView", "PodiumStep", ".padding"])
    }

    @Test func aContainerAroundViewsLeavesThemTheSame() {
        let before = "A › VStack 0,0 50x50 spacing 4\n  Text \"a\" 0,0 10x10\n  Text \"b\" 0,20 10x10"
        let after = """
            A › VStack 0,0 50x50 spacing 4
              HStack 0,0 50x50 spacing 4
                Text "a" 0,0 10x10
                Text "b" 0,20 10x10
            """
        #expect(Self.sentences(before, after) == ["A › HStack: new"])
        #expect(Self.sentences(after, before) == ["A › HStack: gone"])
        #expect(Self.sentences(before, after + "\n    Divider 0,9 5x1") == ["A › HStack: new", "A › Divider: new"])
    }

    @Test func theSameColorOfManyViewsIsOneSentence() {
        let lines = (1...4).map { "A › Text \"\($0)\" 0,\($0)0 5x5; color #000000" }.joined(separator: "\n")
        #expect(
            Self.sentences(lines, lines.replacing("#000000", with: "#111111"))
                == ["A › Text \"1\" and 3 more views: color #000000 → #111111"])
    }

    @Test func aRowInTheMiddleIsNewAndTheOthersAreTheSame() {
        func rows(_ names: String...) -> String {
            "List › VStack 0,0 100x100 spacing 0\n"
                + names.enumerated().map { index, name in
                    "  Row › HStack 0,\(index * 20) 100x20 spacing 4\n    Text \"\(name)\" 0,\(index * 20) 20x20; color #000000"
                }.joined(separator: "\n")
        }
        #expect(
            Self.sentences(rows("a", "b", "c"), rows("a", "x", "b", "c")) == [
                "Row › HStack: new", "Row › Text \"b\" and 1 more view: moved by (0, 20)"
            ])
        #expect(Self.sentences(rows("a", "b"), rows("a", "x")) == ["Row › Text \"b\" → \"x\""])
    }

    @Test func aGradientThatIsStretchedIsNoOtherColor() {
        #expect(
            Self.sentences(
                "A › Capsule 0,0 20x10; radius 5, fill linear 0,0 to 0,10 #000000@0 #FFFFFF@1",
                "A › Capsule 0,0 20x12; radius 6, fill linear 0,0 to 0,12 #000000@0 #FFFFFF@1")
                == ["A › Capsule: 20 × 10 → 20 × 12"])
    }

    @Test func ofAGradientOnlyWhatDiffersIsTold() {
        #expect(
            Self.sentences(
                "A › Capsule 0,0 20x10; fill linear 0,0 to 0,10 #000000@0 #FFFFFF@1",
                "A › Capsule 0,0 20x10; fill linear 0,0 to 0,10 #000000@0 #FFFF00@1")
                == ["A › Capsule: fill #FFFFFF@1 → #FFFF00@1"])
    }

    @Test func whereViewsSayNothingTheItemsDo() {
        let before = Self.text(
            Self.podium, drawing: "fill rect 0,0 10x10 #FF0000\nglyphs \"a\" Inter 12 at 0,0 shape 1")
        let after = Self.text(Self.podium, drawing: "fill rect 0,0 10x10 #EE0000\nglyphs \"a\" Inter 12 at 0,0 shape 1")
        #expect(ViewChanges.between(before, after).map(\.text) == ["fill: #FF0000 → #EE0000"])
        let other = SnapshotText(parsing: "canvas 158x158\nfill rect 0,0 10x10 #FF0000\n")
        #expect(ViewChanges.between(other, before).map(\.text) == ["glyphs \"a\" Inter 12 at 0,0 shape 1: new"])
    }

    @Test func thereIsAlwaysASentence() {
        let text = Self.text(Self.podium)
        #expect(ViewChanges.between(text, text).map(\.text) == ["the pixels differ and the drawing is the same"])
        #expect(ViewChanges.between(SnapshotText(parsing: ""), SnapshotText(parsing: "")).count == 1)
    }

    @Test func anotherSizeOfThePictureComesFirst() {
        let other = SnapshotText(
            parsing: Self.text(Self.podium).text.replacing("canvas 158x158", with: "canvas 170x170"))
        #expect(
            ViewChanges.between(Self.text(Self.podium), other).map(\.text) == ["the image: 158 × 158 → 170 × 170"])
    }

    @Test func otherSectionsAreComparedByTheirLines() {
        let before = SnapshotText(parsing: "canvas 1x1\n\naccessibility\nbutton \"Play\"\nimage \"Oren\"\n")
        let after = SnapshotText(parsing: "canvas 1x1\n\naccessibility\nbutton \"Play\"\nimage \"Mira\"\n")
        #expect(ViewChanges.between(before, after).map(\.text) == ["accessibility: image: \"Oren\" → \"Mira\""])
    }

    @Test func placesAreAskedForOfViewsOnly() {
        struct Sources: SourceLocating {
            func place(of view: [String]) -> SourcePlace? { SourcePlace(file: view.joined(separator: "/"), line: 1) }
            func place(ofCallAt offset: UInt64) -> SourcePlace? { nil }
        }
        let changes = ViewChange.located([ViewChange("a", view: ["A", "B"]), ViewChange("b")], by: Sources())
        #expect(changes.map { $0.source?.file } == ["A/B", nil])
    }
}
