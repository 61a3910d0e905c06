import Foundation

// Foundation on Linux counts what is in an ordered set once, and lists it as often as it was put in. CFoundationHooks puts
// this into the class's table of methods.
extension NSOrderedSet {
    /// Foundation's own.
    @_silgen_name("darkroom_foundation_ordered_array")
    private func foundationArray() -> [Any]

    @_silgen_name("darkroom_ordered_set_array")
    func arrayOfDistinct() -> [Any] {
        let all = foundationArray()
        guard all.count > count else { return all }
        let seen = NSMutableSet()
        return all.filter { element in
            defer { seen.add(element) }
            return !seen.contains(element)
        }
    }
}
