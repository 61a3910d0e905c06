import Foundation
import Rasterizer

/// Where failing tests leave what a person needs to judge them: `<area>/<case>.png` with the expected picture, the
/// actual one and their difference side by side, and the actual display list as `<case>.txt`.
package struct FailureFolder {
    package let folder: URL

    package init(folder: URL) { self.folder = folder }

    package static let standard = FailureFolder(
        folder: GoldenStore.package.appendingPathComponent(".build/golden-failures"))

    /// The three panes of one golden.
    package func picture(_ name: String) -> URL { file(name, "png") }

    private func file(_ name: String, _ type: String) -> URL {
        folder.appendingPathComponent("\(name).\(type)")
    }

    package func write(expected: Golden?, actual: Golden, named name: String) throws {
        try FileManager.default.createDirectory(
            at: picture(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        let before = try expected?.bitmap ?? Bitmap(width: 1, height: 1, pixels: [0])
        let panes = try DifferencePicture.make(expected: before, actual: actual.bitmap)
        try PNGEncoder().encode(panes).write(to: picture(name), options: .atomic)
        try actual.text.write(to: file(name, "txt"), atomically: true, encoding: .utf8)
    }

    /// Removes what an earlier failure left.
    package func clear(_ name: String) {
        for type in ["png", "txt"] { try? FileManager.default.removeItem(at: file(name, type)) }
    }
}
