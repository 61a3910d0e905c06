import DisplayList
import Foundation
import RenderModel
import SystemSupport

/// A picture's place in a manifest: 40 bytes, as there may be 100,000.
struct PictureSlot: Sendable {
    /// The position of its folder among all.
    var folder: Int32
    var entry: Int32
    var variant: UInt8
    var scheme: UInt8
    var mode: UInt8
    var place: RecordPlace

    /// What a picture's folder and file are told by where names would take too much room.
    static func key(_ file: String) -> UInt64 {
        var hash = StableHash()
        hash.combine(file.utf8)
        return hash.value
    }

    init(_ picture: Order, folder: Int, place: RecordPlace) {
        (self.folder, self.place) = (Int32(folder), place)
        entry = Int32(clamping: picture.entryIndex ?? 0)
        variant = UInt8(VariantName.allCases.firstIndex(of: picture.variant)!)
        scheme = UInt8(SchemeName.allCases.firstIndex(of: picture.scheme)!)
        mode = UInt8(ModeName.allCases.firstIndex(of: picture.mode)!)
    }

    /// What the order of pictures goes by.
    struct Order: Codable {
        var file: String
        var variant: VariantName
        var entryIndex: Int?
        var scheme: SchemeName
        var mode: ModeName

        init(_ picture: RenderReport.Picture) {
            (file, variant, entryIndex) = (picture.file, picture.variant.kind, picture.variant.entryIndex)
            (scheme, mode) = (picture.scheme, picture.presentation.mode)
        }
    }

    /// Without the file's name, which seldom matters.
    private var order: (Int32, UInt8, Int32, UInt8, UInt8) { (folder, variant, entry, scheme, mode) }

    static func < (one: Self, other: Self) -> Bool { one.order < other.order }
    static func isTie(_ one: Self, _ other: Self) -> Bool { one.order == other.order }
}

/// The pictures of a manifest, each read from where it is described when it is asked for.
package struct ManifestPictures: RandomAccessCollection, Sendable {
    /// What is described here, with the name of the run that its pictures came of where that is another one.
    struct Source: Sendable {
        var file: RecordFile?
        var run: String?
        /// Whether what lies here is written as the manifest has it.
        var isOurs: Bool
        /// Those that are in memory, by their place.
        var known: [Int: Manifest.Picture] = [:]
    }

    private let sources: [Source]
    private let slots: [PictureSlot]
    /// What the manifest's own run is called, which no picture says.
    private let ownRun: String?

    init(_ sources: [Source], _ slots: [PictureSlot], ownRun: String? = nil) {
        (self.sources, self.ownRun) = (sources, ownRun)
        self.slots = Self.sorted(slots, sources)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { slots.count }

    package subscript(position: Int) -> Manifest.Picture {
        do {
            return try picture(position)
        } catch {
            preconditionFailure("a record that was read is no longer there: \(error)")
        }
    }

    /// - Throws: `DecodingError` where what was said of it is no longer there.
    func picture(_ position: Int) throws -> Manifest.Picture {
        let place = slots[position].place, source = sources[Int(place.file)]
        if let known = source.known[place.offset] { return known }
        return try picture(data(position), source.run)
    }

    /// As the manifest has it, without what it is indented by.
    func json(_ position: Int) throws -> Data {
        let source = sources[Int(slots[position].place.file)]
        if source.isOurs, source.run == nil { return data(position) }
        return try JSONText.encoded(picture(data(position), source.run), as: .file)
    }

    private func data(_ position: Int) -> Data {
        let place = slots[position].place
        return sources[Int(place.file)].file?.bytes(place.range) ?? Data()
    }

    private func picture(_ data: Data, _ run: String?) throws -> Manifest.Picture {
        var picture = try JSONText.decoded(Manifest.Picture.self, from: data)
        picture.run = picture.run ?? run
        if picture.run == ownRun { picture.run = nil }
        return picture
    }

    /// By folder, variant, entry, scheme, mode and, where these are the same, by the file's name.
    private static func sorted(_ slots: [PictureSlot], _ sources: [Source]) -> [PictureSlot] {
        var slots = slots.sorted(by: <), start = 0
        struct Named: Decodable { var file: String }
        func name(_ slot: PictureSlot) -> String {
            let data = sources[Int(slot.place.file)].file?.bytes(slot.place.range) ?? Data()
            return (try? JSONText.decoded(Named.self, from: data))?.file ?? ""
        }
        while start < slots.count {
            var end = start + 1
            while end < slots.count, PictureSlot.isTie(slots[start], slots[end]) { end += 1 }
            if end - start > 1 {
                let named = slots[start..<end].map { (name($0), $0) }.sorted { $0.0 < $1.0 }
                slots.replaceSubrange(start..<end, with: named.map(\.1))
            }
            start = end
        }
        return slots
    }
}
