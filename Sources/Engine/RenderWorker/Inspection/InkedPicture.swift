import DisplayList
import Rasterizer

/// A finished picture, and where in it there is ink.
struct InkedPicture {
    let bitmap: Bitmap
    /// What shows through where the picture is transparent, in 0…255.
    private let behind: SIMD3<Float>
    /// Which pixels any run touches.
    private let isInked: [Bool]

    /// - Parameter backdrop: what the system shows through the picture.
    init(_ bitmap: Bitmap, _ ink: Ink, backdrop: ResolvedColor) {
        self.bitmap = bitmap
        behind = SIMD3(backdrop.red, backdrop.green, backdrop.blue) * 255
        var isInked = [Bool](repeating: false, count: bitmap.width * bitmap.height)
        let width = bitmap.width, height = bitmap.height
        isInked.withUnsafeMutableBufferPointer { isInked in
            for run in ink.runs {
                let columns = 0..<min(run.width, width - run.x)
                run.coverage.withUnsafeBufferPointer { coverage in
                    for row in 0..<min(run.height, height - run.y) {
                        let line = (run.y + row) * width + run.x, start = row * run.width
                        for column in columns where coverage[start + column] > 0 { isInked[line + column] = true }
                    }
                }
            }
        }
        self.isInked = isInked
    }

    /// On the backdrop, in 0…255.
    func color(_ x: Int, _ y: Int) -> SIMD3<Float> {
        let pixel = bitmap[x, y]
        let own = SIMD3(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
        return own + behind * (1 - Float(pixel >> 24) / 255)
    }

    /// Whether there is a pixel, and no ink on it.
    func isGround(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < bitmap.width && y < bitmap.height && !isInked[y * bitmap.width + x]
    }
}
