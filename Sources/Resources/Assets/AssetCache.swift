import DisplayList
import Findings
import Foundation
import ImageFormats

/// The sets that were asked for, read once. `AssetLibrary` guards it with a lock.
struct AssetCache {
    private struct ImageQuery: Hashable {
        var name: String
        var traits: AssetTraits
    }

    let index: AssetIndex
    private var images: [ImageQuery: ImageAsset?] = [:]
    private var imageSets: [String: ImageSet?] = [:]
    private var colorSets: [String: ColorSet?] = [:]
    var symbolSets: [String: AssetSymbol?] = [:]
    private(set) var findings: [Finding]

    init(_ index: AssetIndex) {
        self.index = index
        findings = index.findings
    }

    mutating func image(named name: String, traits: AssetTraits) -> ImageAsset? {
        let query = ImageQuery(name: name, traits: traits)
        if let known = images[query] { return known }
        let asset = imageSet(named: name).flatMap { set in
            set.variant(for: traits).map { makeAsset(name: name, variant: $0, of: set, traits: traits) }
        }
        images[query] = .some(asset)
        return asset
    }

    mutating func color(named name: String, traits: AssetTraits) -> AssetColor? {
        colorSet(named: name)?.color(for: traits)
    }

    private mutating func colorSet(named name: String) -> ColorSet? {
        if let known = colorSets[name] { return known }
        let set = index.sets[.init(kind: .color, name: name)].map { directory in
            let json = contents(of: directory)
            return ColorSet(json) { report($0, in: directory) }
        }
        colorSets[name] = .some(set)
        return set
    }

    mutating func dataAsset(named name: String, idiom: AssetIdiom) -> DataAsset? {
        guard let directory = index.sets[.init(kind: .data, name: name)] else { return nil }
        guard let entry = DataSet(contents(of: directory)).entry(for: idiom) else { return nil }
        let file: URL
        do throws(SetFile.ReadError) {
            file = try SetFile.url(entry.filename, in: directory)
        } catch {
            report("\(error)", in: directory)
            return nil
        }
        guard let data = try? Data(contentsOf: file) else {
            report("the file “\(entry.filename)” is missing", in: directory)
            return nil
        }
        return DataAsset(name: name, data: data, typeIdentifier: entry.typeIdentifier)
    }

    func names(of kind: AssetIndex.Kind) -> [String] {
        var names = Set(index.sets.keys.lazy.filter { $0.kind == kind }.map(\.name))
        if kind == .image { names.formUnion(index.looseImages.keys.filter { !$0.contains(".") }) }
        return names.sorted()
    }

    func catalogNames(of kinds: AssetIndex.Kind...) -> [String] {
        index.sets.keys.filter { kinds.contains($0.kind) }.map(\.name).sorted()
    }

    /// Those of sets that hold a color: Xcode's template begins with an empty `AccentColor`, of which it makes no symbol.
    mutating func catalogColorNames() -> [String] {
        catalogNames(of: .color).filter { name in
            // Of one that cannot be read a finding tells; the compiler would only say that the name is not there.
            colorSet(named: name)?.isEmpty == false
                || index.sets[.init(kind: .color, name: name)].map { contents(of: $0).isEmpty } ?? false
        }
    }

    private mutating func imageSet(named name: String) -> ImageSet? {
        if let known = imageSets[name] { return known }
        var set: ImageSet?
        if let directory = index.sets[.init(kind: .image, name: name)] {
            let json = contents(of: directory)
            set = ImageSet(json, directory: directory) { report($0, in: directory) }
        } else if let files = index.looseImages[name] {
            set = ImageSet(variants: files)
        }
        imageSets[name] = .some(set)
        return set
    }

    private mutating func makeAsset(
        name: String, variant: ImageSet.Variant, of set: ImageSet, traits: AssetTraits
    ) -> ImageAsset {
        let scale = variant.scale ?? 1
        let header = ImageHeader.read(variant.url)
        if case .failure(let problem) = header {
            add(Finding(.imageUnreadable, "\(index.displayPath(variant.url)): \(problem)."))
        }
        let read = try? header.get()
        return ImageAsset(
            name: name, url: variant.url, scale: scale, pixelSize: read?.size, header: header,
            renderingIntent: set.renderingIntent,
            resizing: variant.resizing.flatMap { ImageResizing($0, scale: scale) },
            isVector: read?.format.isVector ?? variant.isVector,
            preservesVectorRepresentation: set.preservesVectorRepresentation,
            isMirrored: variant.conditions.rightToLeft.map { $0 != traits.rightToLeft } ?? false)
    }

    mutating func contents(of directory: URL) -> [String: Any] {
        var found: [Finding] = []
        let json = CatalogReader.contents(of: directory, index.displayPath) { found.append($0) }
        found.forEach { add($0) }
        return json
    }

    mutating func report(_ problem: String, in directory: URL) {
        let file = index.displayPath(directory.appendingPathComponent("Contents.json"))
        add(Finding(.assetMalformed, "\(file): \(problem); correct the set in Xcode."))
    }

    mutating func add(_ finding: Finding) {
        if !findings.contains(finding) { findings.append(finding) }
    }
}

/// A symbol set of a catalog.
package enum AssetSymbol: Sendable {
    case file(SymbolFile)
    /// The set is there and its file cannot be read, which is one of the library's findings.
    case unreadable
}

extension AssetCache {
    /// The symbol set of that name; nil where there is none.
    mutating func symbol(named name: String) -> AssetSymbol? {
        if let known = symbolSets[name] { return known }
        let symbol = index.sets[.init(kind: .symbol, name: name)].map { readSymbol(in: $0) }
        symbolSets[name] = .some(symbol)
        return symbol
    }

    private mutating func readSymbol(in directory: URL) -> AssetSymbol {
        let entries = contents(of: directory)["symbols"] as? [[String: Any]] ?? []
        guard let filename = entries.lazy.compactMap({ $0["filename"] as? String }).first(where: { !$0.isEmpty }) else {
            report("no entry of “symbols” names a file", in: directory)
            return .unreadable
        }
        let file: URL
        do throws(SetFile.ReadError) {
            file = try SetFile.url(filename, in: directory)
        } catch {
            report("\(error)", in: directory)
            return .unreadable
        }
        do {
            return .file(try SymbolFile(contentsOf: file))
        } catch {
            add(SymbolFile.finding(error, in: index.displayPath(file)))
            return .unreadable
        }
    }
}
