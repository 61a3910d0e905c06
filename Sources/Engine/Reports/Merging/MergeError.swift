/// Why reports cannot be one: names them, and says the way out.
package struct MergeError: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
