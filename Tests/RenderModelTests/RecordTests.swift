import Findings
import Foundation
import Geometry
import RenderModel
import SystemSupport
import Testing

/// What says itself how it is written is written as `JSONEncoder` writes it, and read by anybody.
struct RecordTests {
    private static let box = CGRect(x: 1.25, y: -2, width: 3, height: 0.125)

    private static var findings: [Finding] {
        var whole = Finding(.smallText, .error, "say \"it\"\nagain \u{1F600}", frame: box)
        whole.view = ["Row", "Text \"a\" #2"]
        whole.callSite = .max
        whole.source = SourcePlace(file: "Widget/É.swift", line: 12)
        return [Finding(.lowContrast, "plain"), whole]
    }

    private static var elements: [AccessibilityTree.Element] {
        typealias Element = AccessibilityTree.Element
        var whole = Element(label: "label", frame: box)
        (whole.value, whole.hint, whole.identifier) = ("value", "", "id")
        whole.traits = AccessibilityTree.Trait.allCases
        whole.headingLevel = 3
        (whole.inputLabels, whole.actions) = (["one", "two"], [])
        whole.customContent = [.init(label: "a", value: "b"), .init(label: "", value: "c")]
        whole.isRedacted = true
        var group = Element(frame: box)
        group.children = [whole, Element(frame: .zero)]
        group.isRedacted = false
        var empty = Element(frame: .null)
        (empty.children, empty.traits, empty.customContent) = ([], [], [])
        return [group, empty]
    }

    private func check<Value: Codable & Equatable>(_ value: Value) throws {
        let line = JSONEncoder()
        line.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(try JSONText.encoded(value, as: .file) == JSONEncoder.forFiles.encode(value))
        #expect(try JSONText.encoded(value, as: .sortedLine) == line.encode(value))
        for style in [JSONText.Style.line, .sortedLine, .file] {
            let text = try JSONText.encoded(value, as: style)
            #expect(try JSONText.decoded(Value.self, from: text) == value)
            #expect(try JSONDecoder().decode(Value.self, from: text) == value)
        }
    }

    @Test func findings() throws {
        try check(Self.findings)
        try check(["in an object": Self.findings])
    }

    @Test func elements() throws {
        try check(Self.elements)
        try check(AccessibilityTree(elements: Self.elements))
    }

    private static var surface: RenderSurface {
        RenderSurface(
            size: CGSize(width: 170.5, height: 155), displayScale: 3, contentMargin: 16, cornerRadius: 21.67,
            locale: "en_US", timeZone: "UTC", clock: Date(timeIntervalSinceReferenceDate: 0.5))
    }

    /// With the usual values, which are left out, and with none of them.
    @Test func requests() throws {
        let usual = DrawRequest(
            kind: "Clock", family: .systemSmall, variant: .timeline(3), scheme: .dark, surface: Self.surface)
        let picture = PlannedPicture(group: 1, request: usual, file: "a/b.png", rasterScale: 2, square: false)
        try check(DrawJob(picture: picture, destination: nil, scratchFolder: "/s"))

        var surface = Self.surface, request = usual
        (surface.typeSize, surface.pseudolanguage, surface.idiom) = (TypeSizeName(.accessibility3), .bounded, .pad)
        (surface.contrast, surface.keepsContentMargin, surface.palette) = (.increased, true, .ios18)
        surface.system = SystemVersion(major: 17, minor: 4)
        surface.safeArea = ScreenInsets(top: 59, bottom: 34, sides: 1)
        request.surface = surface
        request.presentation = Presentation(
            mode: .accented, tint: TintName(named: "#0a84ff")!, isLuminanceReduced: true, lock: .beforeFirstUnlock,
            redactionLevel: .everything)
        request.configuration = ConfigurationChoice(name: "n", kind: "k", parameters: ["a": .string("b")])
        request.preview = PreviewReference(declaration: 2, element: 1)
        request.activities = [ActivityChoice(name: "n", isStale: true)]
        (request.tapped, request.marksMotion) = (4, true)
        request.instant = Date(timeIntervalSinceReferenceDate: 1.5)
        request.previousRequests = [request.surface.clock, Date(timeIntervalSinceReferenceDate: -7)]
        var job = DrawJob(
            picture: PlannedPicture(
                group: 0, request: request, file: "ä \"b\".png", rasterScale: 0.5, square: true,
                wallpaper: .preset(name: "dusk")),
            destination: "/d", scratchFolder: "", companions: Companion.allCases)
        (job.hasSelectableText, job.isOptimized, job.isRecorded, job.marksAccessibility) = (true, true, true, true)
        job.snapshot = SnapshotJob(hash: "h", golden: "g", folder: "f", keepsNew: true, isInspected: true)
        job.known = KnownPicture(drawing: "d", sha256: "s", pixelWidth: 1, pixelHeight: 2, findings: Self.findings)
        try check(job)
    }

    @Test func results() throws {
        try check(PictureResult(pixelWidth: 1, pixelHeight: 2, sha256: "s", byteCount: 3))
        var data = MissingData(), timings = StageTimings()
        data.containers = ["group.a", "group.b"]
        (timings.resolve, timings.isKnown, timings.peakMemory) = (0.1, true, 1 << 40)
        var result = PictureResult(
            size: CGSize(width: 1.5, height: 2), pixelWidth: 1, pixelHeight: 2, sha256: "s", byteCount: 3,
            entryDate: Date(timeIntervalSinceReferenceDate: 12.25), relevance: .init(score: 0.1, duration: 60),
            widgetURL: "a://b", links: [LinkRegion(url: "c://d", frame: Self.box, order: 2)],
            intents: [IntentRegion(control: .button, intent: "I", title: "T", parameters: [:], frame: Self.box)],
            ignoredLinks: [LinkRegion(url: "", frame: .zero)], activity: ActivityStateSummary(name: "n"),
            control: ControlDescription(role: .toggle, isDisabled: true), findings: Self.findings, timings: timings,
            dataRequests: data)
        result.drawing = "d"
        result.accessibility = AccessibilityTree(elements: Self.elements)
        result.snapshot = DrawnSnapshot(outcome: .samePixels, hash: "h", cost: 7, text: "t")
        try check(result)
    }

    @Test func membersComeInAnyOrder() throws {
        let text =
            #"{"view":null,"severity":"note","source":{"line":3,"file":"a"},"more":[{}],"message":"m","code":"x"}"#
        let finding = try JSONText.decoded(Finding.self, from: Data(text.utf8))
        #expect(finding.message == "m" && finding.severity == .note && finding.view == nil)
        #expect(finding.source == SourcePlace(file: "a", line: 3))
        #expect(finding.code.name == "x", "a code of another release keeps its name")
    }

    @Test(arguments: [
        #"{"severity":"note","message":"m"}"#, #"{"code":"x","severity":"note","message":null}"#,
        #"{"code":"x","severity":"grave","message":"m"}"#, #"{"code":1,"severity":"note","message":"m"}"#, "[]",
        #"{"code":"x","severity":"note","message":"m","source":{"file":"a"}}"#,
        #"{"code":"x","severity":"note","message":"m","source":{"file":"a","line":1.5}}"#,
        #"{"code":"x","severity":"note","message":"m","view":"v"}"#,
        #"{"code":"x","severity":"note","message":"m","callSite":-1}"#,
        #"{"code":"x","severity":"note","message":"m","frame":{"x":1}}"#
    ])
    func whatIsMissingOrOfAnotherKindIsAnError(text: String) {
        #expect(throws: DecodingError.self) { try JSONText.decoded(Finding.self, from: Data(text.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Finding.self, from: Data(text.utf8)) }
    }

    @Test func anUnknownTraitIsAnError() {
        let text = #"{"frame":{"x":1,"y":2,"width":3,"height":4},"traits":["button","winged"]}"#
        #expect(throws: DecodingError.self) {
            try JSONText.decoded(AccessibilityTree.Element.self, from: Data(text.utf8))
        }
    }
}
