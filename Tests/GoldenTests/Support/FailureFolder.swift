import Foundation
import Rasterizer

/// Where failing tests leave what a person needs to judge them: `<area>/<case>.png` with the expected picture, the
/// actual one and their difference side by side, and the actual display list as `<case>.txt`.
struct FailureFolder {
    let folder: URL

    static let standard = FailureFolder(folder: GoldenStore.package.appendingPathComponent(".build/golden-failures"))

    /// The three panes of one fixture.
    func picture(_ fixture: Fixture) -> URL { file(fixture, "png") }

    private func file(_ fixture: Fixture, _ type: String) -> URL {
        folder.appendingPathComponent(fixture.area).appendingPathComponent("\(fixture.name).\(type)")
    }

    func write(expected: Golden?, actual: Golden, for fixture: Fixture) throws {
        try FileManager.default.createDirectory(
            at: picture(fixture).deletingLastPathComponent(), withIntermediateDirectories: true)
        let before = try expected?.bitmap ?? Bitmap(width: 1, height: 1, pixels: [0])
        let panes = try DifferencePicture.make(expected: before, actual: actual.bitmap)
        try PNGEncoder().encode(panes).write(to: picture(fixture), options: .atomic)
        try actual.text.write(to: file(fixture, "txt"), atomically: true, encoding: .utf8)
    }

    /// Removes what an earlier failure left.
    func clear(_ fixture: Fixture) {
        for type in ["png", "txt"] { try? FileManager.default.removeItem(at: file(fixture, type)) }
    }
}
