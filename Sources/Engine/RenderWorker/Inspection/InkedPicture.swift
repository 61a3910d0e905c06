import DisplayList
import Rasterizer

/// A finished picture, and where in it there is ink.
struct InkedPicture {
    let bitmap: Bitmap
    /// What shows through where the picture is transparent, in 0…255.
    private let behind: SIMD3<Float>
    /// Which pixels any run touches: not 0 where one does.
    private let ink: [UInt8]

    /// - Parameter backdrop: what the system shows through the picture.
    init(_ bitmap: Bitmap, _ ink: Ink, backdrop: ResolvedColor) {
        self.bitmap = bitmap
        behind = SIMD3(backdrop.red, backdrop.green, backdrop.blue) * 255
        var marks = [UInt8](repeating: 0, count: bitmap.width * bitmap.height)
        let width = bitmap.width, height = bitmap.height
        marks.withUnsafeMutableBufferPointer { marks in
            for run in ink.runs {
                let columns = min(run.width, width - run.x)
                guard columns > 0 else { continue }
                run.coverage.withUnsafeBufferPointer { coverage in
                    for row in 0..<max(0, min(run.height, height - run.y)) {
                        // Without branches, which vectorizes.
                        let line = UnsafeMutableBufferPointer(
                            rebasing: marks[((run.y + row) * width + run.x)...].prefix(columns))
                        let covered = UnsafeBufferPointer(rebasing: coverage[(row * run.width)...].prefix(columns))
                        for column in 0..<columns { line[column] |= covered[column] }
                    }
                }
            }
        }
        self.ink = marks
    }

    /// Looks at rows of pixels where they lie.
    func withRows<Result>(_ body: (PictureRows) -> Result) -> Result {
        bitmap.withUnsafeBytes { bytes in
            ink.withUnsafeBufferPointer { ink in
                body(
                    PictureRows(
                        pixels: bytes.bindMemory(to: UInt32.self), ink: ink, width: bitmap.width,
                        height: bitmap.height, behind: behind))
            }
        }
    }
}

/// The pixels of an inked picture, valid as long as it lends them.
struct PictureRows {
    fileprivate let pixels: UnsafeBufferPointer<UInt32>
    fileprivate let ink: UnsafeBufferPointer<UInt8>
    let width: Int
    let height: Int
    fileprivate let behind: SIMD3<Float>

    /// The premultiplied pixel 0xAARRGGBB at a place; 0 outside.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : 0
    }

    /// A pixel's color on the backdrop, in 0…255.
    func color(_ pixel: UInt32) -> SIMD3<Float> {
        let own = SIMD3(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
        return own + behind * (1 - Float(pixel >> 24) / 255)
    }

    /// Whether there is a pixel, and no ink on it.
    func isGround(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] == 0
    }
}
