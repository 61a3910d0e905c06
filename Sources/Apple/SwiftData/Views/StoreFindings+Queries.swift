import Findings
import FoundationCompat
import RenderModel

extension StoreFindings {
    /// - Parameter type: the name of the models that were asked for.
    static func note(failedQuery type: String, _ error: any Error) {
        MissingData.record(
            store: Finding(
                .fetchFailed,
                "@Query could not fetch \(type), so it shows nothing: \(error); change its filter or its sort"))
    }
}
