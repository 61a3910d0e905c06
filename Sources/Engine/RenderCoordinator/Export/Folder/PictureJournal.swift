import Foundation
import Glibc
import Synchronization
import SystemSupport

/// What a run says of each picture as soon as it is drawn, in a file of the output folder that is gone when the manifest
/// is written. A run that was killed leaves it, and the next one draws only what is missing.
///
/// Each record is a line `picture <bytes> <file>` and that many bytes of JSON, as the manifest will have them, with a line
/// feed; a run begins with `run <bytes> -` and what the manifest says of it. The last record may be cut off.
final class PictureJournal: Sendable {
    static let fileName = ".darkroom.journal"

    enum Subject {
        /// What a run says of a picture of that name.
        case picture(String)
        /// What the pictures behind it came of.
        case run
    }

    private struct State {
        var file: RecordFile?
        var end = 0
        /// What is written before the first picture.
        var run: Data?
    }

    private let path: String
    private let state: Mutex<State>

    /// Reads what an earlier run has left, and forgets a record that was cut off.
    ///
    /// - Parameter body: is called with what each record is about and where it lies.
    init(in folder: String, _ body: (Subject, Data, Range<Int>) -> Void) {
        path = "\(folder)/\(Self.fileName)"
        let file = RecordFile(path, flags: O_RDWR)
        var end = 0
        if let file { end = Self.read(file, body) }
        if let file, end < file.size { ftruncate(file.descriptor, off_t(end)) }
        state = Mutex(State(file: file, end: end))
    }

    /// - Returns: where the last whole record ends.
    private static func read(_ file: RecordFile, _ body: (Subject, Data, Range<Int>) -> Void) -> Int {
        let size = file.size
        var start = 0
        while start < size {
            let head = file.bytes(start..<min(size, start + 4096))
            guard let feed = head.firstIndex(of: UInt8(ascii: "\n")) else { return start }
            let words = String(decoding: head[..<feed], as: UTF8.self).split(separator: " ", maxSplits: 2)
            let record = start + feed + 1
            guard words.count == 3, let count = Int(words[1]), count > 0, record + count + 1 <= size else {
                return start
            }
            let range = record..<record + count
            switch words[0] {
            case "picture": body(.picture(String(words[2])), Data(), range)
            case "run": body(.run, file.bytes(range), range)
            default: return start
            }
            start = record + count + 1
        }
        return start
    }

    /// Says what the pictures come of that are added, before the first of them: a run that draws nothing leaves nothing.
    func begin(_ json: Data) { state.withLock { $0.run = json } }

    /// Adds what a run says of a picture.
    /// - Returns: where it lies, and how many bytes the line before it has.
    func add(_ name: String, _ json: Data) throws -> (range: Range<Int>, headerLength: Int) {
        try state.withLock { state in
            if let run = state.run {
                _ = try write(Data("run \(run.count) -\n".utf8), run, &state)
                state.run = nil
            }
            let head = Data("picture \(json.count) \(name)\n".utf8)
            return (try write(head, json, &state), head.count)
        }
    }

    private func write(_ head: Data, _ json: Data, _ state: inout State) throws -> Range<Int> {
        if state.file == nil { state.file = RecordFile(path, flags: O_RDWR | O_CREAT) }
        guard let file = state.file else { throw FileError(path) }
        lseek(file.descriptor, off_t(state.end), SEEK_SET)
        try AtomicFile.write(head + json + [UInt8(ascii: "\n")], to: file.descriptor, path)
        let start = state.end + head.count
        state.end = start + json.count + 1
        return start..<start + json.count
    }

    /// The name in the line before a record.
    static func name(in header: Data) -> String {
        let words = String(decoding: header.dropLast(), as: UTF8.self).split(separator: " ", maxSplits: 2)
        return words.count == 3 ? String(words[2]) : ""
    }

    /// The file, which stays readable after it was removed; nil where nothing was added.
    var file: RecordFile? { state.withLock(\.file) }

    func remove() { unlink(path) }
}
