internal import CCairo
import Geometry

/// Pixels with a place on the output's grid, and the Cairo context that draws into them.
final class Canvas {
    enum Format {
        /// Premultiplied color, 4 bytes a pixel.
        case color
        /// Alpha alone, 1 byte a pixel.
        case alpha
    }

    let bounds: PixelRect
    let format: Format
    let buffer: PixelBuffer
    /// Bytes from one row to the next.
    let stride: Int
    let surface: OpaquePointer
    let context: OpaquePointer
    /// Whether nothing has been drawn yet, so that clips may be cut out afterwards without a layer.
    var isBlank = true

    init(bounds: PixelRect, format: Format) throws(RasterizerError) {
        self.bounds = bounds
        self.format = format
        let cairoFormat = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        stride = Int(cairo_format_stride_for_width(cairoFormat, Int32(bounds.width)))
        buffer = try PixelBuffer(count: stride * bounds.height)
        surface = cairo_image_surface_create_for_data(
            buffer.bytes.assumingMemoryBound(to: UInt8.self), cairoFormat, Int32(bounds.width),
            Int32(bounds.height), Int32(stride))
        context = cairo_create(surface)
        // A context that has the surface as its source keeps the surface, but not the memory behind it.
        cairo_surface_set_user_data(surface, Self.bufferKey, Unmanaged.passRetained(buffer).toOpaque()) {
            Unmanaged<PixelBuffer>.fromOpaque($0!).release()
        }
    }

    /// Cairo knows user data by the key's address.
    nonisolated(unsafe) private static let bufferKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// The colors as a bitmap; nothing may be drawn afterwards.
    func finish() -> Bitmap {
        cairo_surface_finish(surface)
        return Bitmap(width: bounds.width, height: bounds.height, buffer: buffer)
    }

    /// Makes coordinates mean points of the space that `transform` maps to the output's pixels.
    func setSpace(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
            x0: transform.tx - CGFloat(bounds.x), y0: transform.ty - CGFloat(bounds.y))
        cairo_set_matrix(context, &matrix)
    }

    /// Makes coordinates mean this canvas's own pixels.
    func setPixelSpace() { cairo_identity_matrix(context) }

    /// Draws with the clip and settings of the moment restored afterwards.
    func saving<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        cairo_save(context)
        defer { cairo_restore(context) }
        try body()
    }

    /// Draws another canvas at its place, under the clip of the moment.
    func draw(_ layer: Canvas, opacity: Double = 1, operator: cairo_operator_t = CAIRO_OPERATOR_OVER) {
        cairo_surface_mark_dirty(layer.surface)
        cairo_save(context)
        setPixelSpace()
        cairo_set_operator(context, `operator`)
        cairo_set_source_surface(
            context, layer.surface, Double(layer.bounds.x - bounds.x), Double(layer.bounds.y - bounds.y))
        // The layer meets the grid exactly; nothing may be resampled.
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
        cairo_restore(context)
        isBlank = false
    }

    /// A path of pixels in the space of `setPixelSpace`.
    func addPixelRect(_ rect: PixelRect) {
        cairo_rectangle(
            context, Double(rect.x - bounds.x), Double(rect.y - bounds.y), Double(rect.width), Double(rect.height))
    }
}
