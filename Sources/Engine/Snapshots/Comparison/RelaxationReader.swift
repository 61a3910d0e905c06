import Foundation

/// Reads one relaxation from JSON, and says what is wrong with it in words for its author.
enum RelaxationReader {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let fields = ["deltaE", "cluster", "pixels", "masks", "reason"]

    static func read(_ json: Any) throws(Failure) -> Relaxation {
        guard let object = json as? [String: Any] else {
            throw Failure(description: #"write an object such as {"deltaE": 2, "cluster": 4, "pixels": 20}"#)
        }
        if let unknown = object.keys.sorted().first(where: { !fields.contains($0) }) {
            throw Failure(
                description: "there is no field '\(unknown)'; there are \(fields.joined(separator: ", "))")
        }
        guard !object.isEmpty else {
            throw Failure(description: "nothing is relaxed: state deltaE, cluster and pixels, or masks, or take it out")
        }
        return Relaxation(
            deltaE: try number(object, "deltaE"), cluster: try whole(object, "cluster"),
            pixels: try whole(object, "pixels"), masks: try names(object), reason: try reason(object))
    }

    /// 0 where the field is missing.
    private static func number(_ object: [String: Any], _ field: String) throws(Failure) -> Double {
        guard let value = object[field] else { return 0 }
        guard let number = value as? NSNumber, !isBoolean(number), number.doubleValue.isFinite else {
            throw Failure(description: "\(field) is not a number")
        }
        guard number.doubleValue >= 0 else {
            throw Failure(description: "\(field) is \(number), which no image reaches: write 0 or more")
        }
        return number.doubleValue
    }

    private static func whole(_ object: [String: Any], _ field: String) throws(Failure) -> Int {
        let value = try number(object, field)
        guard let whole = Int(exactly: value) else {
            throw Failure(description: "\(field) counts pixels: \(value) is not a whole number")
        }
        return whole
    }

    private static func names(_ object: [String: Any]) throws(Failure) -> [String]? {
        guard let value = object["masks"] else { return nil }
        guard let names = value as? [String], !names.isEmpty, !names.contains("") else {
            throw Failure(description: #"masks are names of views: write ["Map"], or leave the field out"#)
        }
        return names
    }

    private static func reason(_ object: [String: Any]) throws(Failure) -> String? {
        guard let value = object["reason"] else { return nil }
        guard let reason = value as? String else { throw Failure(description: "reason is not a string") }
        return reason
    }

    private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
