internal import CCairo
internal import CImageCodecs
import Foundation
import Geometry
import ImageFormats
import Synchronization

/// An SVG file, or a PDF file's first page: drawn anew at every size.
final class VectorImage: @unchecked Sendable {
    let format: ImageFormat
    /// In points.
    let size: CGSize
    /// What in it depends on more than the file.
    let remarks: [String]
    /// Whether its library gave up while it drew, as at a file that repeats itself without end.
    let isIncomplete = Atomic(false)
    /// The library is called by one thread at a time, under a lock of the C side.
    private let handle: OpaquePointer
    private let data: Data
    private let isPlain: Bool
    /// What came of trying to draw it, by size.
    private let tried = Mutex<[DecodingTrial: ImageProblem?]>([:])

    init(_ data: Data, header: ImageHeader) throws(ImageFailure) {
        isPlain = DecodingTrial.isPlain(data, header.format)
        if !isPlain { try Self.check(data, DecodingTrial(header.format, .open)) }
        var status = codec_absent
        var message = [CChar](repeating: 0, count: 200)
        let handle = data.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return header.format == .svg
                ? codec_open_svg(start, bytes.count, &status, &message)
                : codec_open_pdf(start, bytes.count, &status, &message)
        }
        guard let handle else {
            let reason = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            throw status == codec_absent ? ImageFailure.noCodec(header.format) : .damaged(header.format, reason)
        }
        self.handle = handle
        self.data = data
        format = header.format
        size = header.size
        let font = String(cString: codec_vector_missing_font(handle))
        if !font.isEmpty {
            remarks = ["is drawn in a packaged font instead of \(font), which the PDF file does not hold; embed it"]
        } else if header.format == .svg, data.range(of: Data("<text".utf8)) != nil {
            remarks = ["has text, which is drawn in a packaged font; convert it to outlines"]
        } else {
            remarks = []
        }
    }

    private static func check(_ data: Data, _ trial: DecodingTrial) throws(ImageFailure) {
        do throws(ImageProblem) { try trial.check(data) } catch { throw .problem(error) }
    }

    /// - Parameter size: pixels that the picture is to fill.
    /// - Throws: where that would take too long or too much.
    func checkDrawing(_ size: CGSize) throws(ImageFailure) {
        // Steps of 64 pixels, so that a picture that grows is not tried at each of its sizes.
        func step(_ length: CGFloat) -> Int { ((Int(min(max(length, 1), 16_384).rounded(.up)) + 63) / 64) * 64 }
        guard !isPlain, size.width.isFinite, size.height.isFinite else { return }
        let trial = DecodingTrial(format, .draw(width: step(size.width), height: step(size.height)))
        if let known = tried.withLock({ $0[trial] }) {
            if let known { throw .problem(known) }
            return
        }
        var problem: ImageProblem?
        do throws(ImageProblem) { try trial.check(data) } catch { problem = error }
        let found = problem
        tried.withLock { $0[trial] = .some(found) }
        if let found { throw .problem(found) }
    }

    var remarksAfterDrawing: [String] {
        guard isIncomplete.load(ordering: .relaxed) else { return remarks }
        return remarks + ["is drawn in part: \(format.codec?.library ?? "its library") gave up; simplify it"]
    }

    deinit { codec_vector_close(handle) }

    /// Draws over a rectangle of the context's space, within it.
    func draw(in rect: CGRect, onto canvas: Canvas) {
        canvas.saving {
            cairo_rectangle(canvas.context, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(canvas.context)
            cairo_translate(canvas.context, rect.minX, rect.minY)
            cairo_scale(canvas.context, rect.width / size.width, rect.height / size.height)
            cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_DEFAULT)
            if codec_vector_draw(handle, UnsafeMutableRawPointer(canvas.context), size.width, size.height) == 0 {
                isIncomplete.store(true, ordering: .relaxed)
            }
        }
    }

    /// The picture as pixels, for what is done to pixels only.
    func bitmap(scale: CGFloat) throws(ImageFailure) -> DecodedImage {
        let width = max(1, (size.width * scale).rounded()), height = max(1, (size.height * scale).rounded())
        guard width * height <= CGFloat(ImageDecoder.largestArea), width.isFinite, height.isFinite else {
            throw .tooLarge(format, width: Int(clamping: width), height: Int(clamping: height))
        }
        try checkDrawing(CGSize(width: width, height: height))
        let bounds = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
        guard let canvas = try? Canvas(bounds: bounds, format: .color) else { throw .noMemory }
        draw(in: CGRect(x: 0, y: 0, width: width, height: height), onto: canvas)
        return DecodedImage(bitmap: canvas.finish(), remarks: remarksAfterDrawing)
    }
}

extension Int {
    fileprivate init(clamping value: CGFloat) { self = value.isFinite ? Int(Swift.min(value, 1e9)) : 1_000_000_000 }
}
