import Findings
import FoundationCompat
import RenderModel

extension StoreFindings {
    /// - Parameter entity: the name of what was asked for.
    static func note(failedFetch entity: String, _ error: any Error) {
        MissingData.record(
            store: Finding(
                .fetchFailed,
                "@FetchRequest could not fetch \(entity), so it shows nothing: \(error.localizedDescription); "
                    + "change its entity or its predicate"))
    }

    /// - Parameter name: what the request calls the value.
    static func note(fetchedExpression name: String) {
        MissingData.record(
            store: Finding(
                .fetchExpressionUnsupported,
                "the expression '\(name)' of a fetch request is not computed, so its results have no such value; "
                    + "fetch the objects and compute it from them"))
    }
}
