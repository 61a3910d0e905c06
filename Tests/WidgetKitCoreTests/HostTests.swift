import Testing

@testable import WidgetKitCore

/// The host is one for each process, so these tests run one after the other. What is asked of the centres goes to a
/// recorder for each test, as tests of other suites ask them too.
@Suite(.serialized, .ownReloadRequests) enum HostTests {}

private struct OwnReloadRequests: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await ReloadRequests.$shared.withValue(ReloadRequests()) { try await function() }
    }
}

extension Trait where Self == OwnReloadRequests {
    fileprivate static var ownReloadRequests: Self { OwnReloadRequests() }
}
