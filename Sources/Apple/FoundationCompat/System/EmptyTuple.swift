/// A tuple of values that show nothing.
enum EmptyTuple {
    /// What Swift's runtime says of a tuple's type: its kind, how many elements it has, their labels, and of each its
    /// type and in 32 bits where it lies (`TargetTupleTypeMetadata`).
    private static let kind = 0x301, header = 3

    /// Nil where the type is no tuple, or an element has no empty value.
    static func value<Value>(_ type: Value.Type) -> Value? {
        let words = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
        guard words[0] == kind else { return nil }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        var made: [() -> Void] = []
        for index in 0..<words[1] {
            let element = unsafeBitCast(words[header + 2 * index], to: Any.Type.self)
            let offset = Int(UInt32(truncatingIfNeeded: words[header + 2 * index + 1]))
            func start<Element>(_ type: Element.Type) -> (() -> Void)? {
                initialize(type, at: UnsafeMutableRawPointer(memory) + offset)
            }
            guard let end = _openExistential(element, do: start) else {
                for end in made { end() }
                return nil
            }
            made.append(end)
        }
        return memory.move()
    }

    /// - Returns: what ends the value again; nil where none was made.
    private static func initialize<Element>(
        _ type: Element.Type, at place: UnsafeMutableRawPointer
    ) -> (() -> Void)? {
        guard let value = LeftOutCode.emptyValue(type) else { return nil }
        let element = place.bindMemory(to: Element.self, capacity: 1)
        element.initialize(to: value)
        return { element.deinitialize(count: 1) }
    }
}
