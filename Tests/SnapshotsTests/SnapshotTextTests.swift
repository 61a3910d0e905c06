import DisplayList
import Geometry
import RenderModel
import Snapshots
import Testing

/// The text beside a golden, written and read.
struct SnapshotTextTests {
    private static func node(_ depth: Int, _ view: String, _ owners: [String], _ frame: CGRect = .zero) -> ViewTree.Node
    {
        var node = ViewTree.Node(depth: depth, view: view, proposedWidth: nil, proposedHeight: nil, frame: frame)
        node.owners = owners.isEmpty ? nil : owners
        return node
    }

    private static var tree: ViewTree {
        var nodes = [
            node(0, "VStack", ["Podium"], CGRect(x: 16, y: 16, width: 126, height: 33.333)),
            node(1, "background", ["Podium", "CardStyle"]),
            node(2, "Color", ["Podium", "CardStyle"]),
            node(2, "Text \"say \"hi\"\\\nnow\"", ["Podium"]),
            node(1, "Image \"a 1,2 3x4 › b\"", ["Podium", "Step"]),
            node(0, "ModifiedShape<A, B>", [])
        ]
        nodes[0].details = "alignment leading, spacing 0"
        nodes[0].priority = 1
        nodes[2].drawing = ["fill #FFFFFF", "opacity 0.5"]
        return ViewTree(nodes: nodes)
    }

    @Test func viewsAreLinesWithFramesAndWhatTheyAre() {
        let list = DisplayList(
            size: CGSize(width: 10, height: 10),
            items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black))])
        #expect(
            SnapshotText(list: list, views: Self.tree).text == """
                canvas 10x10
                fill rect 0,0 10x10 #000000

                views
                Podium › VStack 16,16 126x33.333 alignment leading, spacing 0, priority 1
                  CardStyle › background 0,0 0x0
                    Color 0,0 0x0; fill #FFFFFF, opacity 0.5
                    ‹ Text "say \\"hi\\"\\\\\\nnow" 0,0 0x0
                  Step › Image "a 1,2 3x4 › b" 0,0 0x0
                ModifiedShape<A, B> 0,0 0x0

                """)
    }

    @Test func whatIsWrittenIsReadBack() {
        let text = SnapshotText(
            list: DisplayList(size: CGSize(width: 10, height: 10)), views: Self.tree,
            sections: [.init(name: "accessibility", lines: ["image", "  button"])])
        let read = SnapshotText(parsing: text.text)
        #expect(read == text)
        #expect(read.views?.nodes.map { $0.owners ?? [] } == Self.tree.nodes.map { $0.owners ?? [] })
        #expect(read.views?.nodes.map(\.view) == Self.tree.nodes.map(\.view))
        #expect(read.text == text.text)
    }

    @Test func viewsOfAnotherVersionAreLines() {
        let text = SnapshotText(parsing: "canvas 1x1\nfill\n\nviews\nVStack at the top\n\nmore\na\n")
        #expect(text.views == nil)
        #expect(text.sections.map(\.name) == ["views", "more"])
        #expect(text.drawing == ["canvas 1x1", "fill"])
    }

    @Test(arguments: [
        "", "\n\n\n", "views\n", "canvas\n\nviews", "canvas 1x1\n\nviews\nA 1,1 1e999x1",
        "\n\nviews\nA \"\\u{FFFFFFFF}\" 0,0 1x1",
        "\n\nviews\n      deep 0,0 1x1\nA 0,0 1x1", "\n\nviews\n‹ ‹ A 0,0 1x1", "\n\nviews\nA \"x\\",
        "\r\n\r\nviews\r\nA 0,0 1x1\r\n"
    ])
    func anyTextIsRead(_ text: String) {
        let read = SnapshotText(parsing: text)
        #expect(!read.text.isEmpty)
        #expect(!ViewChanges.between(read, SnapshotText(parsing: "canvas 1x1\n\nviews\nA 0,0 1x1\n")).isEmpty)
    }

    @Test func damagedTextsAreReadAndComparedToo() {
        let text = SnapshotText(list: DisplayList(size: CGSize(width: 9, height: 9)), views: Self.tree)
        var state: UInt64 = 7
        func random(_ count: Int) -> Int {
            // Knuth's numbers.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let marks = Array("\n\" \\;,x›‹0.-{".utf8)
        for _ in 0..<500 {
            var bytes = Array(text.text.utf8)
            for _ in 0...random(4) {
                let place = random(bytes.count)
                switch random(3) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(marks[random(marks.count)], at: place)
                default: bytes[place] = marks[random(marks.count)]
                }
            }
            let read = SnapshotText(parsing: String(decoding: bytes, as: UTF8.self))
            #expect(!ViewChanges.between(text, read).isEmpty)
            #expect(!ViewChanges.between(read, text).isEmpty)
            // What is written of damaged lines is read as it is written, after once.
            let again = SnapshotText(parsing: read.text)
            #expect(!ViewChanges.between(text, again).isEmpty)
        }
    }

    @Test func endlessNestingIsReadToo() {
        let nodes = (0..<5000).map { Self.node($0, "VStack", (0..<24).map { "V\($0)" }) }
        let text = SnapshotText(list: DisplayList(size: .zero), views: ViewTree(nodes: nodes))
        #expect(text.text.utf8.count < 5_000_000)
        #expect(SnapshotText(parsing: text.text) == text)
        #expect(ViewChanges.between(text, SnapshotText(parsing: "canvas 0x0\n\nviews\n")).count >= 1)
    }

    @Test func aPathTellsViewsOfOneNameApart() {
        let tree = ViewTree(nodes: [
            Self.node(0, "VStack", ["A"]), Self.node(1, "VStack", ["A"]), Self.node(1, "Text \"x\"", ["A", "Row"]),
            Self.node(1, "Text \"y\"", ["A", "Row"]), Self.node(1, "VStack", ["A"])
        ])
        #expect(
            tree.paths.map { $0.joined(separator: "/") } == [
                "A/VStack", "A/VStack #2", "A/Row/Text \"x\"", "A/Row/Text \"y\"", "A/VStack #3"
            ])
    }
}
