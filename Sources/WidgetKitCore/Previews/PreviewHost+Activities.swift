import AppIntents
import Foundation
import SwiftUICore

extension PreviewHost {
    package func activities(timeout: Double) async -> [ActivityChoice] {
        var result: [ActivityChoice] = []
        for declaration in places().indices {
            for item in (try? items(of: declaration)) ?? [] {
                guard let makeStates = item.activityStates else { continue }
                let call = ProviderCall<[ActivityViewState]>(name: "contentStates", kind: "", timeout: timeout)
                let answer = try? await call.run { completion in
                    Task { @MainActor in completion(await makeStates()) }
                }
                for choice in (answer?.value ?? []).compactMap(ActivityChoice.init) where !result.contains(choice) {
                    result.append(choice)
                }
            }
        }
        return result
    }
}

extension ActivityChoice {
    /// The choice of a state that source code made; nil where its type does not read what it writes.
    fileprivate init?(_ state: ActivityViewState) {
        func json<Value: Codable>(_ value: Value) -> _IntentJSON? {
            guard let data = try? JSONEncoder().encode(value),
                (try? JSONDecoder().decode(Value.self, from: data)) != nil
            else { return nil }
            return try? _IntentJSON(text: String(decoding: data, as: UTF8.self))
        }
        guard let attributes = json(state.attributes), let content = json(state.state) else { return nil }
        self.init(
            name: state.name, kind: String(describing: type(of: state.attributes)), attributes: attributes,
            contentState: content, isStale: state.isStale, hasEnded: state.hasEnded)
    }
}
