import Findings
import Foundation
import RenderModel

/// The pictures of a run. Of those that are described in the output folder no more is kept than where that is and what
/// `--json` says, 56 bytes each; what else is asked of them is read there.
package struct ReportedPictures: RandomAccessCollection, Sendable {
    package typealias Element = RenderReport.Picture

    /// A picture that is described in the folder.
    private struct Brief: Sendable {
        var place: RecordPlace
        /// Seconds since 2001; not a number where there is none.
        var entryDate: Double
        var group: Int32
        var entry: Int32
        var findings: UInt32
        var variant: UInt16
        var presentation: UInt16
        var instant: UInt16
        var pixels: UInt16
        var headerLength: UInt16
        var scheme: UInt8
    }

    /// Width and height in pixels.
    private struct PixelSize: Hashable, Sendable {
        var width: Int
        var height: Int
    }

    /// Values of which many pictures have the same.
    private struct Shared<Value: Hashable & Sendable>: Sendable {
        private(set) var values: [Value] = []
        private var numbers: [Value: Int] = [:]

        mutating func number(of value: Value) -> Int {
            if let number = numbers[value] { return number }
            numbers[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }

    /// Those that nothing else describes.
    private var whole: [RenderReport.Picture] = []
    private var brief: [Brief] = []
    private var timings: [StageTimings] = []
    private var presentations = Shared<Presentation>()
    private var instants = Shared<Date?>()
    private var findings = Shared<[Finding]>()
    private var sizes = Shared<PixelSize>()
    private var controls = Shared<Variant>()
    private var record: FolderRecord?
    /// Whether how long each stage took is kept, 88 bytes a picture.
    private let keepsTimings: Bool

    package init(_ pictures: [RenderReport.Picture] = [], keepingTimings: Bool = true) {
        (whole, keepsTimings) = (pictures, keepingTimings)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { record == nil ? whole.count : brief.count }

    package subscript(position: Int) -> RenderReport.Picture {
        guard let record else { return whole[position] }
        let brief = brief[position]
        let pixels = sizes.values[Int(brief.pixels)]
        var result = PictureResult(
            pixelWidth: pixels.width, pixelHeight: pixels.height, sha256: "", byteCount: 0,
            entryDate: brief.entryDate.isNaN ? nil : Date(timeIntervalSinceReferenceDate: brief.entryDate),
            findings: findings.values[Int(brief.findings)])
        if keepsTimings { result.timings = timings[position] }
        return RenderReport.Picture(
            group: Int(brief.group), variant: variant(brief), scheme: SchemeName.allCases[Int(brief.scheme)],
            presentation: presentations.values[Int(brief.presentation)], instant: instants.values[Int(brief.instant)],
            file: record.name(at: brief.place, headerLength: Int(brief.headerLength)), result: result,
            place: brief.place)
    }

    package mutating func append(_ picture: RenderReport.Picture) { whole.append(picture) }

    /// Adds a picture that is described in the folder. All of a run are, or none is.
    mutating func append(_ picture: RenderReport.Picture, in record: FolderRecord, at place: FolderRecord.Described) {
        self.record = record
        let result = picture.result
        brief.append(
            Brief(
                place: place.place, entryDate: result.entryDate?.timeIntervalSinceReferenceDate ?? .nan,
                group: Int32(picture.group),
                entry: Int32(clamping: picture.variant.entryIndex ?? 0),
                findings: UInt32(findings.number(of: result.findings)),
                variant: UInt16(number(of: picture.variant)),
                presentation: UInt16(presentations.number(of: picture.presentation)),
                instant: UInt16(clamping: instants.number(of: picture.instant)),
                pixels: UInt16(sizes.number(of: PixelSize(width: result.pixelWidth, height: result.pixelHeight))),
                headerLength: UInt16(place.headerLength),
                scheme: UInt8(SchemeName.allCases.firstIndex(of: picture.scheme)!)))
        if keepsTimings { timings.append(result.timings) }
    }

    /// Entries and states are told by their index, the others by their number among those that have come.
    private mutating func number(of variant: Variant) -> Int {
        switch variant {
        case .timeline: 0
        case .state: 1
        default: 2 + controls.number(of: variant)
        }
    }

    private func variant(_ brief: Brief) -> Variant {
        switch brief.variant {
        case 0: .timeline(Int(brief.entry))
        case 1: .state(Int(brief.entry))
        default: controls.values[Int(brief.variant) - 2]
        }
    }

    mutating func removeAll(where isRemoved: (RenderReport.Picture) throws -> Bool) rethrows {
        guard record != nil else { return try whole.removeAll(where: isRemoved) }
        let kept = try indices.filter { try !isRemoved(self[$0]) }
        reorder(kept)
    }

    /// Sorts by the plan's order.
    mutating func sort() {
        guard record != nil else { return whole.sort { RenderPosition($0) < RenderPosition($1) } }
        // Names are on disk, and seldom matter.
        let keys = brief.map { brief in
            RenderPosition.Key(
                group: Int(brief.group), variant: variant(brief), scheme: SchemeName.allCases[Int(brief.scheme)],
                mode: presentations.values[Int(brief.presentation)].mode)
        }
        reorder(
            indices.sorted { one, other in
                keys[one] != keys[other] ? keys[one] < keys[other] : self[one].file < self[other].file
            })
    }

    private mutating func reorder(_ positions: [Int]) {
        let old = (brief, timings)
        brief = positions.map { old.0[$0] }
        if keepsTimings { timings = positions.map { old.1[$0] } }
    }
}

/// Makes results that say the same hold it once: most pictures of a widget have the findings, links and buttons of
/// their neighbors, and each came as text of its own.
struct SharedResults: Sendable {
    private var findings: Set<[Finding]> = []
    private var links: Set<[LinkRegion]> = []
    private var intents: Set<[IntentRegion]> = []
    private var addresses: Set<String> = []

    /// Takes out what the report gathers from all pictures, too.
    mutating func share(_ result: inout PictureResult) {
        result.findings = Self.known(result.findings, among: &findings)
        result.links = Self.known(result.links, among: &links)
        result.ignoredLinks = Self.known(result.ignoredLinks, among: &links)
        result.intents = Self.known(result.intents, among: &intents)
        if let url = result.widgetURL { result.widgetURL = addresses.insert(url).memberAfterInsert }
        result.dataRequests = MissingData()
    }

    private static func known<Element>(_ list: [Element], among lists: inout Set<[Element]>) -> [Element] {
        list.isEmpty ? [] : lists.insert(list).memberAfterInsert
    }
}
