internal import CImageCodecs
import Foundation
import ProcessContext

/// A step that a library takes with an image file, tried in another process before it is taken here: a few lines of
/// SVG can ask librsvg for hours and for all memory, and nobody can stop it from within.
///
/// Only libraries without bounds of their own are tried. PNG, JPEG, GIF and WebP files take what their pixels take,
/// of which there may be so many.
package struct DecodingTrial: Hashable, Sendable, Codable {
    package enum Step: Hashable, Sendable, Codable {
        /// Parses the file.
        case open
        /// Draws a vector so many pixels large.
        case draw(width: Int, height: Int)
        /// Makes pixels of a bitmap.
        case decode
    }

    package enum Outcome: UInt8, Hashable, Sendable, Codable {
        /// A library that gives up midway, as librsvg after 500,000 elements, counts as too slow: a quick processor gets
        /// so far in time, a slow one does not, and both must show the same.
        case passed, tooSlow, tooMuchMemory, crashed
    }

    package var format: String
    package var step: Step

    package init(_ format: ImageFormat, _ step: Step) {
        (self.format, self.step) = (format.rawValue, step)
    }

    /// Seconds of a processor. The picture of a photo's 48 megapixels takes libheif two.
    package var seconds: Int { step == .decode ? 10 : 2 }

    /// Bytes, beside what a process has before.
    package var memory: Int { 1 << 30 }

    /// Tries a step with a file, elsewhere.
    package typealias Judge = @Sendable (DecodingTrial, Data) -> Outcome

    /// Makes every file be tried from now on.
    package static func install(_ judge: @escaping Judge) { ProcessContext.current.decodingJudge = judge }

    /// - Throws: where the step must not be taken with this file.
    package func check(_ data: Data) throws(ImageProblem) {
        guard let judge = ProcessContext.current.decodingJudge else { return }
        let outcome = judge(self, data)
        if outcome != .passed { throw .unbounded(self, outcome) }
    }

    /// Whether a file is one of those that have no need of a trial: a trial takes some milliseconds, most icons less
    /// than one.
    package static func isPlain(_ data: Data, _ format: ImageFormat) -> Bool {
        guard format == .svg else { return false }
        return data.withUnsafeBytes { bytes in
            codec_svg_is_plain(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count) != 0
        }
    }

    private var verb: String {
        switch step {
        case .open: "reads"
        case .draw: "draws"
        case .decode: "decodes"
        }
    }

    /// In words that go on from the file's format.
    func text(_ outcome: Outcome) -> String {
        let library = ImageFormat(rawValue: format)?.codec?.library ?? "its library"
        return switch outcome {
        case .passed: ""
        case .tooSlow: "is more than \(library) \(verb) in \(seconds) s"
        case .tooMuchMemory: "takes \(library) more than \(memory >> 30) GB of memory"
        case .crashed: "makes \(library) crash"
        }
    }
}

extension ProcessContext {
    private enum DecodingJudgeKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> DecodingTrial.Judge? { nil }
    }

    /// Who tries image files; nil where nobody does, and every step is taken at once.
    package var decodingJudge: DecodingTrial.Judge? {
        get { self[DecodingJudgeKey.self] }
        set { self[DecodingJudgeKey.self] = newValue }
    }
}
