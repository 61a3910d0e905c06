import ArgumentParser
import Foundation
import RenderCoordinator

/// The part of a plan that `--shard` names.
enum ShardArgument {
    /// - Parameter text: such as `2/5`, `auto` or `auto/5`.
    static func shard(
        _ text: String, _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> Shard {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.first == "auto", parts.count <= 2 {
            let count = parts.count == 2 ? Int(parts[1]) : nil
            guard parts.count == 1 || count != nil else {
                throw ValidationError("--shard \(text): write how many machines there are, such as auto/5")
            }
            do {
                return try Shard.automatic(environment, count: count)
            } catch {
                throw ValidationError("--shard \(text): \(error)")
            }
        }
        guard let shard = Shard(text) else {
            throw ValidationError("--shard \(text): write a number and a count with a slash, such as 2/5, or auto")
        }
        return shard
    }
}
