/// The members of an object, which are mostly asked for in the order in which they are written: a search goes on behind
/// the last one.
struct JSONTextMembers {
    private let first: Int
    private let count: Int
    /// The key that is looked at next, and its number.
    private var next: Int
    private var number = 0

    static let none = JSONTextMembers()

    private init() { (first, next, count) = (0, 0, 0) }

    /// - Throws: `DecodingError.typeMismatch` where there is no object.
    init(_ reader: JSONTextReader, _ place: Int) throws {
        guard reader[place].kind == .object else { throw reader.mismatch(place, [String: Any].self) }
        (first, next, count) = (place + 1, place + 1, Int(reader[place].count))
    }

    /// Where a key's value lies.
    mutating func find(_ key: UnsafeBufferPointer<UInt8>, in reader: JSONTextReader) -> Int? {
        for _ in 0..<count {
            if number == count { (number, next) = (0, first) }
            let candidate = next
            number += 1
            next = reader.next(after: candidate + 1)
            if reader.isString(candidate, key) { return candidate + 1 }
        }
        return nil
    }
}
