import Foundation

/// The source line of a trap, for messages such as `Index out of range`, which name only the standard library's own.
enum TrapLocation {
    /// `Provider.swift:12`, or nil where there is no `llvm-symbolizer` on `PATH` or no line table in the program.
    static func text(program: String, offset: Int) -> String? {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["llvm-symbolizer", "--obj=\(program)", "--no-inlines", String(offset)]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return location(inSymbolizerOutput: output)
    }

    /// The second line is `file:line:column`. Absolute paths are a machine's own, so only their last part is kept.
    static func location(inSymbolizerOutput output: String) -> String? {
        let lines = output.split(separator: "\n")
        guard lines.count > 1, let match = lines[1].wholeMatch(of: #/(.+):(\d+):\d+/#), match.2 != "0" else {
            return nil
        }
        let file = String(match.1)
        let name = file.hasPrefix("./") ? String(file.dropFirst(2)) : (file as NSString).lastPathComponent
        return name == "<compiler-generated>" ? nil : "\(name):\(match.2)"
    }
}
