internal import CCairo
import Foundation

/// The bytes of a PDF, which Cairo writes page after page.
final class PDFDocument {
    /// What Cairo has written so far.
    private final class Sink {
        var data = Data()
    }

    private let sink = Sink()
    private let surface: OpaquePointer
    let context: OpaquePointer

    /// - Parameter title: nil for none.
    init(title: String?) throws(RasterizerError) {
        let write: cairo_write_func_t = { sink, bytes, count in
            guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let surface = cairo_pdf_surface_create_for_stream(write, Unmanaged.passUnretained(sink).toOpaque(), 1, 1)
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else {
            throw .outOfMemory(bytes: 0)
        }
        (self.surface, self.context) = (surface, context)
        // The clock of a picture stands still: its files say nothing of when they were made.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2026-01-01T09:41:00")
        if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// - Parameters:
    ///   - size: points.
    ///   - draw: draws the page, from its upper left corner.
    func addPage(_ size: CGSize, _ draw: () throws(RasterizerError) -> Void) throws(RasterizerError) {
        cairo_pdf_surface_set_size(surface, size.width, size.height)
        cairo_save(context)
        try draw()
        cairo_restore(context)
        cairo_show_page(context)
    }

    /// The file. Nothing can be added after it.
    func finish() throws(RasterizerError) -> Data {
        cairo_surface_finish(surface)
        // Of a context only memory can fail: numbers that it refuses were kept from it.
        guard cairo_status(context) == CAIRO_STATUS_SUCCESS, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else {
            throw .outOfMemory(bytes: sink.data.count)
        }
        return sink.data
    }
}
