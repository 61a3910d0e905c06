import Findings
import Foundation
import Gallery
import Glibc
import Rasterizer
import RenderModel
import RenderPlanning
import Synchronization
import SystemSupport

/// What lies in an output folder, and what a run adds to it: the manifest of the runs before, and the journal of this one
/// and of one that was killed.
package final class FolderRecord: Sendable {
    /// What became of the folder's pictures.
    package struct Counts: Hashable, Sendable {
        package var new = 0
        package var changed = 0
        package var unchanged = 0
        /// What other runs have drawn and this one was not about.
        package var kept = 0
        package var removed = 0

        /// Whether there was anything before the run.
        var hadPictures: Bool { changed + unchanged + kept + removed > 0 }
    }

    /// A picture that was there before.
    struct Earlier: Sendable {
        var sha256: String
        /// Nil where a release has drawn it that did not say so.
        var known: KnownPicture?
    }

    /// Where the journal says what the manifest will of a picture.
    package struct Described: Sendable {
        var place: RecordPlace
        /// Of the line before it, which has the file's name.
        var headerLength: Int
    }

    let folder: OutputFolder
    /// What draws the pictures.
    let renderer: Manifest.Renderer
    /// Whether pictures go that the run is not about.
    package let isCleaned: Bool
    private let sources: (any SourceLocating)?
    private let manifestFile: RecordFile?
    private let journal: PictureJournal
    /// Without its pictures; nil where there is none that can be read.
    let earlierManifest: Manifest?
    /// In the manifest's order, with those behind them that a killed run has drawn.
    let earlierPlaces: [RecordPlace]
    private let earlier: [UInt64: RecordPlace]
    private let made = Mutex<Set<UInt64>>([])
    /// What this run has noted, by its place in the journal: the page tells of each what the manifest does.
    private let remembered = Mutex<[Int: Manifest.Picture]>([:])
    let counts = Mutex(Counts())

    /// The runs that were killed, whose part of the journal is a source each, behind the run's own.
    let killedRuns: [Manifest.Run]

    static let manifestSource = 0, journalSource = 1, killedSource = 2

    /// - Parameters:
    ///   - fonts: the fingerprint of the fonts that pictures are drawn with.
    ///   - isOptimized: whether files are as small as possible.
    ///   - isCleaned: whether pictures go that the run is not about.
    ///   - sources: knows where the views of findings are written.
    package init(
        _ folder: OutputFolder, fonts: String?, isOptimized: Bool = false, isCleaned: Bool = false,
        sources: (any SourceLocating)? = nil
    ) {
        let encoder = PNGEncoder(isOptimized ? .smallest : .fast).name
        renderer = .init(version: DarkroomVersion.current, encoder: encoder, fonts: fonts)
        (self.folder, self.isCleaned, self.sources) = (folder, isCleaned, sources)
        var places: [RecordPlace] = [], index: [UInt64: RecordPlace] = [:]
        let file = RecordFile("\(folder.path)/\(OutputFile.manifest)")
        var outline: Manifest?
        if let file, let (manifest, elements) = Self.read(file) {
            outline = manifest
            for element in elements where OutputFolder.staysInside(element.file) {
                index[PictureSlot.key(element.file)] = RecordPlace(file: Self.manifestSource, element.range)
            }
            // Of two entries for one file the last one counts, as in a journal.
            places = elements.compactMap { element in
                index[PictureSlot.key(element.file)].flatMap { $0.offset == element.range.lowerBound ? $0 : nil }
            }
        }
        (manifestFile, earlierManifest) = (file, outline)
        var journaled: [UInt64: RecordPlace] = [:], order: [UInt64] = [], runs: [Manifest.Run] = []
        journal = PictureJournal(in: folder.path) { subject, data, range in
            switch subject {
            case .run:
                if let run = try? JSONText.decoded(Manifest.Run.self, from: data) { runs.append(run) }
            case .picture(let name):
                guard !runs.isEmpty, OutputFolder.staysInside(name) else { return }
                let key = PictureSlot.key(name), place = RecordPlace(file: Self.killedSource + runs.count - 1, range)
                if journaled.updateValue(place, forKey: key) == nil { order.append(key) }
            }
        }
        killedRuns = runs
        if !journaled.isEmpty {
            let replaced = Set(journaled.keys.compactMap { index[$0]?.offset })
            places.removeAll { replaced.contains($0.offset) }
            places += order.compactMap { journaled[$0] }
            index.merge(journaled) { $1 }
        }
        (earlierPlaces, earlier) = (places, index)
    }

    /// Where a manifest tells of a picture.
    struct Element {
        var file: String
        var range: Range<Int>
    }

    /// The manifest without its pictures, and where these lie; nil where it is not whole.
    static func read(_ file: RecordFile) -> (Manifest, [Element])? {
        var elements: [Element] = []
        let lists = try? ManifestScanner.scan(file) { found in
            guard found.list == .pictures, let name = found.file else { return }
            elements.append(Element(file: name, range: found.range))
        }
        guard let lists,
            let manifest = try? JSONText.decoded(
                Manifest.self, from: file.bytes(without: lists[.pictures].map { [$0] } ?? [])),
            manifest.schemaVersion == Manifest.currentSchemaVersion
        else { return nil }
        return (manifest, elements)
    }

    // MARK: Before a picture is drawn

    private struct Said: Decodable {
        var file: String
        var drawing: String?
        var sha256: String
        var pixelSize: Manifest.Size
        var findings: [Finding]
    }

    /// What is known of a picture that lies in the folder; nil where none does.
    func earlier(_ file: String) -> Earlier? {
        guard let place = earlier[PictureSlot.key(file)], access("\(folder.path)/\(file)", R_OK) == 0,
            var said = try? JSONText.decoded(Said.self, from: bytes(place)), said.file == file
        else { return nil }
        // The line may be another one today.
        for index in said.findings.indices { said.findings[index].source = nil }
        return Earlier(
            sha256: said.sha256,
            known: said.drawing.map {
                KnownPicture(
                    drawing: $0, sha256: said.sha256, pixelWidth: Int(said.pixelSize.width),
                    pixelHeight: Int(said.pixelSize.height), findings: said.findings)
            })
    }

    func bytes(_ place: RecordPlace) -> Data {
        file(Int(place.file))?.bytes(place.range) ?? Data()
    }

    func file(_ source: Int) -> RecordFile? { source == Self.manifestSource ? manifestFile : journal.file }

    // MARK: When it was drawn

    /// Says what the pictures come of that are added.
    func begin(_ settings: PlanSettings) throws {
        let run = Manifest.Run(renderer: renderer, settings: Manifest.Settings(settings))
        journal.begin(try JSONText.encoded(run, as: .file))
    }

    /// Notes a picture that lies in the folder now.
    @discardableResult
    func add(_ picture: RenderReport.Picture, of group: RenderGroup, over earlier: Earlier?) throws -> Described {
        let entry = Manifest.Picture(group, picture, sources: sources)
        let (range, length) = try journal.add(picture.file, try JSONText.encoded(entry, as: .file))
        let described = Described(place: RecordPlace(file: Self.journalSource, range), headerLength: length)
        remembered.withLock { if $0.count < GalleryFiles.mostInMemory { $0[range.lowerBound] = entry } }
        guard made.withLock({ $0.insert(PictureSlot.key(picture.file)).inserted }) else { return described }
        counts.withLock { counts in
            switch earlier {
            case nil: counts.new += 1
            case let known?: known.sha256 == entry.sha256 ? (counts.unchanged += 1) : (counts.changed += 1)
            }
        }
        return described
    }

    /// Whether this run has drawn a picture of that name.
    func isMade(_ file: String) -> Bool { made.withLock { $0.contains(PictureSlot.key(file)) } }

    /// The pictures of a source that are in memory, by their place.
    func known(_ source: Int) -> [Int: Manifest.Picture] {
        source == Self.journalSource ? remembered.withLock(\.self) : [:]
    }

    /// The file's path of what this run has noted.
    func name(at place: RecordPlace, headerLength: Int) -> String {
        let header = place.offset - headerLength..<place.offset
        return PictureJournal.name(in: file(Int(place.file))?.bytes(header) ?? Data())
    }

    /// The digest of a picture that is described.
    func digest(at place: RecordPlace) -> String {
        (try? JSONText.decoded(Said.self, from: bytes(place)))?.sha256 ?? ""
    }

    /// The manifest is written: nothing is to be remembered besides.
    func close() { journal.remove() }
}
