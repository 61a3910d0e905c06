import AppIntents
import Foundation
import RenderModel
import SwiftUICore

extension PreviewHost {
    package func activities(of declaration: Int, timeout: Double) async throws -> [ActivityChoice] {
        var result: [ActivityChoice] = []
        for item in try items(of: declaration) {
            guard let makeStates = item.activityStates else { continue }
            let call = ProviderCall<[ActivityViewState]>(name: "contentStates", kind: "", timeout: timeout)
            let states = try await call.run { completion in
                Task { @MainActor in completion(await makeStates()) }
            }.value
            for state in states {
                let choice = try ActivityChoice(state)
                if !result.contains(choice) { result.append(choice) }
            }
        }
        return result
    }
}

extension ActivityChoice {
    /// The choice of a state that source code made.
    /// - Throws: where its type does not read what it writes.
    fileprivate init(_ state: ActivityViewState) throws {
        func json<Value: Codable>(_ value: Value) throws -> JSONValue {
            let data = try JSONEncoder().encode(value)
            _ = try JSONDecoder().decode(Value.self, from: data)
            return try JSONValue(text: String(decoding: data, as: UTF8.self))
        }
        self.init(
            name: state.name, kind: String(describing: type(of: state.attributes)),
            attributes: try json(state.attributes), contentState: try json(state.state), isStale: state.isStale,
            hasEnded: state.hasEnded)
    }
}
