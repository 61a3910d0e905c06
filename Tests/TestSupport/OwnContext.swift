import ProcessContext
import Testing

/// Gives each test a context of its own, which its suite's initializer finds too: what it sets, stores and has noted is
/// no other test's.
package struct OwnContext: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await ProcessContext.with(ProcessContext()) { try await function() }
    }
}

extension Trait where Self == OwnContext {
    package static var ownContext: Self { OwnContext() }
}
