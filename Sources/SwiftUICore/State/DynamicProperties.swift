@_spi(Reflection) import Swift

/// Finds the stateful properties of a view type once, by the offsets of its fields, so that connecting a view
/// costs nothing for the many types that have none.
@MainActor
enum DynamicProperties {
    private struct Field {
        var offset: Int
        var connect: @MainActor (UnsafeRawPointer, ViewIdentity, Int, ResolutionSession) -> Void
    }

    private static var fieldsByType: [ObjectIdentifier: [Field]] = [:]

    static func connect<V>(_ view: V, _ inputs: _ViewInputs) {
        let fields = fields(of: V.self)
        guard !fields.isEmpty else { return }
        withUnsafeBytes(of: view) { bytes in
            for field in fields {
                field.connect(
                    bytes.baseAddress! + field.offset, inputs.identity, field.offset, inputs.session)
            }
        }
    }

    private static func fields<V>(of type: V.Type) -> [Field] {
        if let known = fieldsByType[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        collect(type, base: 0, into: &found)
        fieldsByType[ObjectIdentifier(type)] = found
        return found
    }

    /// Property wrappers may hold further dynamic properties, so the search goes down into them.
    private static func collect(_ type: Any.Type, base: Int, into found: inout [Field]) {
        _ = _forEachField(of: type, options: [.ignoreUnknown]) { _, offset, fieldType, _ in
            if let stateful = fieldType as? any StatefulProperty.Type {
                found.append(field(stateful, offset: base + offset))
            } else if fieldType is any DynamicProperty.Type {
                collect(fieldType, base: base + offset, into: &found)
            }
            return true
        }
    }

    private static func field<P: StatefulProperty>(_ type: P.Type, offset: Int) -> Field {
        Field(offset: offset) { pointer, identity, offset, session in
            pointer.assumingMemoryBound(to: P.self).pointee.connect(
                view: identity, offset: offset, session: session)
        }
    }
}
