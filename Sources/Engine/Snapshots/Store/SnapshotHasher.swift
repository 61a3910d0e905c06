import DisplayList
import Foundation
import Glibc
import ImageFormats
import Synchronization
import SystemSupport

/// Makes one number of everything that a picture depends on: the display list with the contents of its images, the
/// scale, the fonts, the decoders of its images and the renderer's version. Equal hashes draw equal pictures.
package final class SnapshotHasher: Sendable {
    /// The renderer's version and its fonts.
    private let renderer: String
    /// Absolute, with a slash at its end.
    private let packagedFonts: String
    private let decoder: @Sendable (ImageFormat) -> String
    /// What files hold, by their path and when they were changed: the widget's code may write one between two pictures.
    private let known = Mutex<[String: String]>([:])

    /// - Parameters:
    ///   - version: the renderer's.
    ///   - fonts: the fingerprint of the packaged fonts.
    ///   - fontFolder: where they lie. Other fonts count by what their files hold.
    ///   - decoder: says what decodes a format that not every machine can decode.
    package init(
        version: String, fonts: String, fontFolder: String, decoder: @escaping @Sendable (ImageFormat) -> String
    ) {
        renderer = "darkroom \(version) fonts \(fonts)"
        packagedFonts = fontFolder + (fontFolder.hasSuffix("/") ? "" : "/")
        self.decoder = decoder
    }

    /// - Parameters:
    ///   - heard: what VoiceOver reads of the picture, where that counts, too.
    ///   - scale: pixels per point.
    /// - Returns: 32 hexadecimal digits.
    package func hash(of list: DisplayList, heard: String = "", scale: Double) -> String {
        var serializer = DisplayListSerializer(list, contents: self)
        serializer.add(renderer)
        if !heard.isEmpty { serializer.add(heard) }
        serializer.add(scale)
        return LockFile.shortened(SHA256.hexadecimal(serializer.bytes))
    }

    private func describe(_ data: Data) -> String {
        let decoded = ImageFormat(of: data).flatMap { $0.codec == nil ? nil : decoder($0) }
        return SHA256.hexadecimal(data) + (decoded.map { " \($0)" } ?? "")
    }

    private func describe(file path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "missing" }
        let key = "\(path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        if let text = known.withLock({ $0[key] }) { return text }
        let text = FileManager.default.contents(atPath: path).map(describe) ?? "unreadable"
        known.withLock { $0[key] = text }
        return text
    }
}

extension SnapshotHasher: FileContentDescribing {
    package func describe(_ content: ImageReference.Content) -> String {
        switch content {
        case .data(let data): describe(data)
        case .file(let path): describe(file: path)
        }
    }

    package func describe(_ font: FontFace) -> String? {
        font.path.isEmpty || font.path.hasPrefix(packagedFonts) ? nil : describe(file: font.path)
    }
}
