/// What a guide is looked up by: its id and its axis.
// A type holds no state that threads could share.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
