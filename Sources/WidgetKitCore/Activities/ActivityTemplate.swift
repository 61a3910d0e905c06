import ActivityKit
import Foundation

/// The JSON that a state is chosen with, as its types ask for it: with neutral values, to be filled in.
package enum ActivityTemplate {
    /// That of types which ask for no value.
    package static let empty = #"{"attributes": {}, "contentState": {}}"#

    /// nil where the types decode themselves in a way that cannot be followed.
    static func text(for type: any ActivityAttributes.Type) -> String? {
        func parts<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> String? {
            guard let attributes = json(for: Attributes.self), let state = json(for: Attributes.ContentState.self)
            else { return nil }
            return "{\"attributes\": \(attributes), \"contentState\": \(state)}"
        }
        return parts(type)
    }

    private static func json(for type: any Decodable.Type) -> String? {
        let probe = DecodingProbe()
        let isDecoded = (try? type.init(from: probe)) != nil
        // A type without properties asks for nothing; one that refuses a neutral value has asked for some by then.
        guard let found = probe.found.value else { return isDecoded ? "{}" : nil }
        guard case .object = found else { return nil }
        return found.text
    }
}
