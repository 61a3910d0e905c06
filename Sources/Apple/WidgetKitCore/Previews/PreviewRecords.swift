import SwiftUICore

/// The records that `#Preview` leaves in the program, in debug and release builds alike.
enum PreviewRecords {
    private typealias Record = (version: UInt, accessor: @convention(c) (UnsafeMutableRawPointer) -> Void)

    static var registries: [any PreviewRegistry.Type] {
        ImageSections.named("darkroom_previews").flatMap { section in
            section.bindMemory(to: Record.self).compactMap { record -> (any PreviewRegistry.Type)? in
                // Linkers may fill up with zeros.
                guard record.version == 1 else { return nil }
                return withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { place in
                    record.accessor(place.baseAddress!)
                    return place.baseAddress!.move()
                }
            }
        }
    }
}
