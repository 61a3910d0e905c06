import Foundation

/// The folder of goldens: `<area>/<case>.png`, and `<case>.txt` beside it.
struct GoldenStore {
    let folder: URL

    /// The package's folder, three above this file's.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let committed = GoldenStore(folder: package.appendingPathComponent("golden", isDirectory: true))

    func png(_ fixture: Fixture) -> URL { file(fixture, "png") }
    func text(_ fixture: Fixture) -> URL { file(fixture, "txt") }

    private func file(_ fixture: Fixture, _ type: String) -> URL {
        folder.appendingPathComponent(fixture.area).appendingPathComponent("\(fixture.name).\(type)")
    }

    /// What is kept for a fixture; nil unless both files are there.
    func golden(for fixture: Fixture) throws -> Golden? {
        guard let png = try? Data(contentsOf: png(fixture)),
            let text = try? String(contentsOf: text(fixture), encoding: .utf8)
        else { return nil }
        do {
            return try Golden(png: png, text: text)
        } catch {
            throw GoldenError(
                "golden/\(fixture.testDescription).png: \(error); record it again with \(RecordMode.command(.all))")
        }
    }

    func write(_ golden: Golden, for fixture: Fixture) throws {
        try FileManager.default.createDirectory(
            at: png(fixture).deletingLastPathComponent(), withIntermediateDirectories: true)
        try golden.png.write(to: png(fixture), options: .atomic)
        try golden.text.write(to: text(fixture), atomically: true, encoding: .utf8)
    }

    /// The files that belong to none of the fixtures, as paths below the folder, sorted.
    func obsoleteFiles(keeping fixtures: [Fixture]) -> [String] {
        let wanted = Set(fixtures.flatMap { ["\($0.testDescription).png", "\($0.testDescription).txt"] })
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return found.filter { ($0.hasSuffix(".png") || $0.hasSuffix(".txt")) && !wanted.contains($0) }.sorted()
    }

    func remove(_ files: [String]) throws {
        for file in files { try FileManager.default.removeItem(at: folder.appendingPathComponent(file)) }
    }
}
