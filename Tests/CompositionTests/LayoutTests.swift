import Foundation
import RenderModel
import Testing

@testable import CompositionPlans
@testable import RenderPlanning

@Suite("The Home Screen's grid")
struct HomeScreenGridTests {
    @Test(
        "Icons follow from the published sizes of widgets",
        arguments: [
            ("iphone-393x852", 60.0, 98.0, 6), ("iphone-440x956", 64, 106, 6), ("iphone-375x667", 60, 88, 6),
            ("iphone-414x896", 64, 105, 6), ("iphone-320x568", 56, 85, 5)
        ])
    func icons(device: String, icon: Double, pitch: Double, rows: Int) {
        let grid = HomeScreenGrid(DeviceCatalog.named(device)!)
        #expect(grid.icon == icon)
        #expect(Double(grid.pitch.height) == pitch)
        #expect((grid.rows, grid.columns) == (rows, 4))
    }

    @Test("Widgets and icons lie above the dock and within the screen", arguments: DeviceCatalog.all.map(\.identifier))
    func everythingFits(device: String) {
        let device = DeviceCatalog.named(device)!, grid = HomeScreenGrid(device)
        let plan = grid.icons(around: [], count: nil, dockCount: 4, pageCount: 3, showsOwn: true)
        #expect(plan.icons.count == grid.rows * grid.columns)
        for icon in plan.icons + plan.dockIcons {
            #expect(icon.minX >= 0 && icon.maxX <= device.screen.width && icon.maxY <= device.screen.height)
        }
        #expect(plan.icons.allSatisfy { $0.maxY + (plan.showsLabels ? HomeScreenGrid.labelHeight : 0) < plan.dots.y })
        let large = grid.widgetFrame(.systemLarge, row: 0, column: 0)!
        #expect(large.minX >= 0 && large.maxX <= device.screen.width)
        // A large widget ends where the icon beside its last row does.
        #expect(abs(large.maxY - grid.iconFrame(row: 3, column: 0).maxY) < 0.01)
    }
}

@Suite("Layouts")
struct LayoutTests {
    @Test("Without a layout widgets are placed, and icons around them")
    func automatic() throws {
        let page = try SamplePictures().pages(of: HomeScreenPlan())[0]
        #expect(
            page.content.pictures.map(\.presentationKind) == [
                .family(.systemMedium), .family(.systemSmall), .family(.systemSmall)
            ])
        #expect(page.content.pictures[0].frame?.origin == .init(x: 27.5, y: 80))
        #expect(page.content.icons?.icons.isEmpty == false)
    }

    @Test("A widget goes where the layout says")
    func placed() throws {
        let page = try SamplePictures().pages(
            of: HomeScreenPlan(),
            #"{"widgets": [{"kind": "moon", "family": "systemSmall", "row": 3, "column": 3}], "icons": 2}"#)[0]
        #expect(page.content.pictures[0].frame == .init(x: 207.5, y: 276, width: 158, height: 158))
        #expect(page.content.icons?.icons.count == 2)
    }

    @Test(
        "What is wrong with a layout is told with its place and a way out",
        arguments: [
            (#"[]"#, "the file is not an object"),
            (#"{"widgest": []}"#, "widgest is not known; did you mean 'widgets'?"),
            (#"{"widgets": 1}"#, "widgets: write a list"),
            (#"{"widgets": [{}]}"#, #"widgets[0]: "kind" is missing"#),
            (#"{"widgets": [{"kind": "tide", "family": "systemSmal"}]}"#, "did you mean 'systemSmall'?"),
            (#"{"widgets": [{"kind": "tide", "variant": "snapshots"}]}"#, "did you mean 'snapshot'?"),
            (#"{"widgets": [{"kind": "tied"}]}"#, "no widget of kind 'tied'; did you mean 'tide'?"),
            (#"{"widgets": [{"kind": "tide", "row": 1}]}"#, #"write both "row" and "column""#),
            (
                #"{"widgets": [{"kind": "tide", "row": 0, "column": 1}]}"#,
                "widgets[0].row: write a whole number from 1 to 20"
            ),
            (
                #"{"widgets": [{"kind": "tide", "family": "systemLarge", "row": 4, "column": 1}]}"#,
                "reach beyond the 6 rows"
            ),
            (#"{"widgets": [{"kind": "tide", "family": "accessoryInline"}]}"#, "the Home Screen does not show"),
            (
                #"""
                {"widgets": [{"kind": "tide", "family": "systemSmall", "row": 1, "column": 1},
                {"kind": "moon", "family": "systemSmall", "row": 2, "column": 2}]}
                """#, "widgets[1]: it overlaps widgets[0]"
            ),
            (#"{"icons": -1}"#, "icons: write a whole number from 0 to 200"),
            (#"{"widgets": [{"kind": "tide", "entry": 7}]}"#, "has no systemMedium image of timeline 7")
        ])
    func problems(layout: String, words: String) throws {
        let problem = try SamplePictures().problem(of: HomeScreenPlan(), layout)
        #expect(problem?.contains(words) == true, "\(problem ?? "nothing is wrong")")
    }

    @Test("The row of the Lock Screen holds four circles, and a rectangle takes two of them")
    func lockScreenRow() throws {
        var row = LockScreenRow()
        let order: [FamilyName] = [
            .accessoryRectangular, .accessoryCircular, .accessoryRectangular, .accessoryCircular, .accessoryCircular
        ]
        let fits = order.map { row.take($0) }
        #expect(fits == [true, true, false, true, false])
    }

    @Test("Only phones have StandBy, and only some an island")
    func devices() throws {
        #expect(try SamplePictures("ipad-834x1194").problem(of: StandByPlan(), "{}")?.contains("is an iPad") == true)
        let old = try SamplePictures("iphone-375x667").problem(of: DynamicIslandPlan(), "{}")
        #expect(old?.contains("has no Dynamic Island") == true)
    }
}

@Suite("Screenshots for the store")
struct StoreListingTests {
    @Test("Sizes are those of the devices' screens, but for the newest iPad's")
    func sizes() {
        for size in StoreSize.all {
            let device = DeviceCatalog.named(size.device)
            #expect(device != nil, "\(size.name)")
            guard let device, size.name != "2064x2752" else { continue }
            let scale = device.scales[0]
            let pixels = (Int(device.screen.width * scale), Int(device.screen.height * scale))
            #expect(pixels == (size.width, size.height), "\(size.name)")
        }
        #expect(StoreSize(named: "6.9")?.name == "1320x2868")
        #expect(StoreSize(named: "2048x2732")?.display == "ipad-13")
    }

    @Test("A headline is the locale's, the language's or everyone's")
    func headlines() throws {
        let listing = try StoreListing(
            Data(
                """
                {"screenshots": [{"headline": {"en": "Tide", "pt_BR": "Maré", "ar": "المد"}}, {"headline": "Tide"}]}
                """.utf8))
        #expect(try listing.screenshots[0].headline(in: "en_US") == "Tide")
        #expect(try listing.screenshots[0].headline(in: "pt_BR") == "Maré")
        #expect(throws: CompositionLayout.Problem.self) { try listing.screenshots[0].headline(in: "ja_JP") }
        #expect(try listing.screenshots[1].headline(in: "ja_JP") == "Tide")
    }

    @Test(
        "What is wrong with a listing is told with its place",
        arguments: [
            ("{}", "screenshots: write at least one"),
            (#"{"sizes": ["7.1"], "screenshots": [{"headline": "A"}]}"#, "sizes[0]"),
            (#"{"screenshots": [{"headlines": "A"}]}"#, "did you mean 'headline'?"),
            (#"{"screenshots": [{"headline": "A", "as": "home"}]}"#, "screenshots[0].as: 'home' is not a composition"),
            (#"{"screenshots": [{"headline": "A", "background": ["bleu!"]}]}"#, "screenshots[0].background[0]"),
            (#"{"screenshots": [{"headline": 3}]}"#, "screenshots[0].headline: write a text")
        ])
    func problems(text: String, words: String) {
        do {
            _ = try StoreListing(Data(text.utf8))
            Issue.record("nothing is wrong with \(text)")
        } catch {
            #expect(error.description.contains(words), "\(error.description)")
        }
    }
}
