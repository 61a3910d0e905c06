import Findings
import Foundation
import Synchronization

/// The lines of a program's calls. The program is read when the first is asked for.
final class CallLines: Sendable {
    private let program: String?
    private let made = Mutex<Made?>(nil)

    private struct Made {
        var table: LineTable
        /// By the paths that the compiler knows; those that several have are missing.
        var paths: [String: String]
        var known: [Instruction: SourcePlace?] = [:]
    }

    private struct Instruction: Hashable {
        var offset: UInt64
        var isTrap: Bool
    }

    init(program: String?) { self.program = program }

    /// - Parameters:
    ///   - offset: in bytes from where the program is loaded.
    ///   - isTrap: whether the program ended there.
    ///   - files: all that it was compiled of, the same each time.
    func place(at offset: UInt64, isTrap: Bool = false, in files: @autoclosure () -> [SourceIndex.File]) -> SourcePlace?
    {
        guard let program else { return nil }
        return made.withLock { made in
            var lines = made ?? Self.read(program, files())
            let instruction = Instruction(offset: offset, isTrap: isTrap)
            if let known = lines.known[instruction] { return known }
            let place = lines.table.line(at: offset, isTrap: isTrap).flatMap { line in
                lines.paths[line.file].map { SourcePlace(file: $0, line: line.line) }
            }
            lines.known[instruction] = .some(place)
            made = lines
            return place
        }
    }

    private static func read(_ program: String, _ files: [SourceIndex.File]) -> Made {
        let data = try? Data(contentsOf: URL(fileURLWithPath: program), options: .mappedIfSafe)
        let paths = files.compactMap { file in file.compiledPath.map { ($0, file.path) } }
        let once = Dictionary(grouping: paths) { $0.0 }.filter { $0.value.count == 1 }
        return Made(table: LineTable(program: data ?? Data()), paths: once.mapValues { $0[0].1 })
    }
}
