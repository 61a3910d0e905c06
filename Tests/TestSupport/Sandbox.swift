import Foundation

/// A folder that lives as long as its test, with the files that the test writes into it.
package final class Sandbox {
    package let folder: URL

    /// - Parameter files: the texts of files, by their paths.
    package init(_ files: [String: String] = [:]) throws {
        folder = try temporaryFolder()
        for (path, text) in files { try write(path, text) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    package func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    package func write(_ path: String, _ data: Data) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// The signature and header of a PNG: all that a look-up reads.
    package func writePNG(_ path: String, width: UInt32, height: UInt32) throws {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        data.append(contentsOf: Array("IHDR".utf8))
        for number in [width, height] {
            data.append(contentsOf: [24, 16, 8, 0].map { UInt8(number >> UInt32($0) & 0xFF) })
        }
        data.append(contentsOf: [8, 6, 0, 0, 0])
        try write(path, data)
    }

    /// An image set of PNG files, 10 pixels wide per unit of scale.
    package func writeImageSet(
        _ path: String, images: String, properties: String = "{}", files: [String]
    ) throws {
        try write(path + "/Contents.json", #"{"images": [\#(images)], "properties": \#(properties)}"#)
        for file in files { try writePNG(path + "/" + file, width: 10, height: 10) }
    }

    package func writeColorSet(_ path: String, _ colors: String) throws {
        try write(path + "/Contents.json", #"{"colors": [\#(colors)], "info": {"version": 1}}"#)
    }
}
