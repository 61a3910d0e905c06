@_spi(Reflection) import Swift

/// A property of a view whose value comes from outside it: state, environment, storage.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property whose storage outlives the view value that holds it, or that reads the view's environment.
@MainActor
package protocol StatefulProperty {
    /// Takes up the storage that belongs to the view at `identity` and the property at `offset`. The view's environment
    /// is the current one.
    mutating func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession)
}

/// A dynamic property that needs neither storage nor a call before the body.
package protocol AmbientProperty: DynamicProperty {}

extension Binding: AmbientProperty {}
extension GestureState: AmbientProperty {}

/// Finds the dynamic properties of a view type once, by the offsets of its fields, so that connecting a view
/// costs nothing for the many types that have none.
@MainActor
enum DynamicProperties {
    private struct Field {
        var offset: Int
        var prepare: @MainActor (UnsafeMutableRawPointer, ViewIdentity, Int, ResolutionSession) -> Void
    }

    private static var fieldsByType: [ObjectIdentifier: [Field]] = [:]

    /// Gives the properties of `view` their storage, then calls `update()` of those that are the user's own.
    static func connect<V>(_ view: inout V, _ inputs: _ViewInputs) {
        let fields = fields(of: V.self)
        guard !fields.isEmpty else { return }
        EnvironmentValues.with(inputs.environment) {
            withUnsafeMutableBytes(of: &view) { bytes in
                for field in fields {
                    field.prepare(bytes.baseAddress! + field.offset, inputs.identity, field.offset, inputs.session)
                }
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

    /// Property wrappers may hold further dynamic properties, so the search goes down into them; the inner ones
    /// come first, as an outer one's update may read them.
    private static func collect(_ type: Any.Type, base: Int, into found: inout [Field]) {
        _ = _forEachField(of: type, options: [.ignoreUnknown]) { _, offset, fieldType, _ in
            if let stateful = fieldType as? any StatefulProperty.Type {
                found.append(connection(of: stateful, offset: base + offset))
            } else if fieldType is any AmbientProperty.Type {
                return true
            } else if let custom = fieldType as? any DynamicProperty.Type {
                collect(fieldType, base: base + offset, into: &found)
                found.append(update(of: custom, offset: base + offset))
            }
            return true
        }
    }

    private static func connection<P: StatefulProperty>(of type: P.Type, offset: Int) -> Field {
        Field(offset: offset) { pointer, identity, offset, session in
            pointer.assumingMemoryBound(to: P.self).pointee.connect(
                view: identity, offset: offset, session: session)
        }
    }

    private static func update<P: DynamicProperty>(of type: P.Type, offset: Int) -> Field {
        Field(offset: offset) { pointer, _, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
    }
}
