import ActivityKit
import Foundation
import RenderModel

extension ActivityTemplate {
    /// nil where the types decode themselves in a way that cannot be followed.
    init?(for type: any ActivityAttributes.Type) {
        guard let text = Self.text(for: type) else { return nil }
        self.init(text: text, isState: Self.isState(type))
    }

    private static func isState(_ type: any ActivityAttributes.Type) -> Bool {
        func decodes<Value: Decodable>(_ type: Value.Type) -> Bool {
            guard let json = json(for: type) else { return false }
            return (try? JSONDecoder().decode(Value.self, from: Data(json.utf8))) != nil
        }
        func both<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> Bool {
            decodes(Attributes.self) && decodes(Attributes.ContentState.self)
        }
        return both(type)
    }

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
        let isDecoded = (try? DecodingProbe.decoded(type, probe.found, [])) != nil
        // A type without properties asks for nothing; one that refuses a neutral value has asked for some by then.
        guard let found = probe.found.value else { return isDecoded ? "{}" : nil }
        guard case .object = found else { return nil }
        return found.text
    }
}
