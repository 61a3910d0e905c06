import CImageSections

/// The sections that the linker gathered in this program and its libraries.
enum ImageSections {
    /// The bytes of each image's section of that name; the program's own come first.
    static func named(_ name: String) -> [UnsafeRawBufferPointer] {
        final class Found { var buffers: [UnsafeRawBufferPointer] = [] }
        let found = Found()
        darkroom_sections_each(name, Unmanaged.passUnretained(found).toOpaque()) { context, start, size in
            guard let context, let start else { return }
            Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().buffers
                .append(UnsafeRawBufferPointer(start: start, count: size))
        }
        return found.buffers
    }
}
