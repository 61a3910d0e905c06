internal import CImageSections

/// The types of a program that conform to a protocol, from the records that the Swift runtime reads.
///
/// An optimized build leaves out the types that nothing refers to.
enum ConformingTypes {
    /// Those without generic parameters.
    /// - Parameter descriptor: of the protocol.
    static func all(of descriptor: UnsafeRawPointer) -> [Any.Type] {
        ImageSections.named("swift5_protocol_conformances").flatMap { section in
            stride(from: 0, to: section.count - section.count % 4, by: 4).compactMap { offset in
                let record = section.baseAddress! + offset
                guard let conformance = relative(record), protocolDescriptor(of: conformance) == descriptor
                else { return nil }
                return type(of: conformance)
            }
        }
    }

    /// The descriptor of a protocol, such as that of `(any PreviewProvider).self`.
    static func descriptor(ofExistential type: Any.Type) -> UnsafeRawPointer? {
        // The metadata of an existential type: kind, flags and their count, then a descriptor for each protocol.
        let words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
        let count = UnsafeRawPointer(words).load(fromByteOffset: 12, as: UInt32.self)
        return count == 1 ? words[2] : nil
    }

    // What follows reads the layout that Swift's ABI (TypeMetadata.rst) fixes.

    /// A conformance: the protocol, the type, the witness table, then flags that tell how the type is named.
    private static func protocolDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
        indirectable(conformance)
    }

    private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
        let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
        guard let reference = relative(conformance + 4) else { return nil }
        let descriptor: UnsafeRawPointer?
        switch (flags >> 3) & 7 {
        case 0: descriptor = reference
        case 1: descriptor = reference.load(as: UnsafeRawPointer?.self)
        default: return nil
        }
        guard let descriptor else { return nil }
        // A context descriptor: flags, parent, name, access function.
        let contextFlags = descriptor.load(as: UInt32.self)
        let isType = (16...18).contains(contextFlags & 0x1F), isGeneric = contextFlags & 0x80 != 0
        guard isType, !isGeneric, let access = relative(descriptor + 12), let metadata = darkroom_type_metadata(access)
        else { return nil }
        return unsafeBitCast(metadata, to: Any.Type.self)
    }

    private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = field.load(as: Int32.self)
        return offset == 0 ? nil : field + Int(offset)
    }

    /// The lowest bit says that the pointer lies at the place instead of the thing.
    private static func indirectable(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = field.load(as: Int32.self)
        guard offset != 0 else { return nil }
        let target = field + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}

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
