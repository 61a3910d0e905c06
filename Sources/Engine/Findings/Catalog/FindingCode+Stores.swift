extension FindingCode {
    // MARK: SwiftData and Core Data

    package static let fetchExpressionUnsupported = FindingCode(
        "fetch-expression-unsupported", .warning, "An expression of a fetch request is not computed.",
        "Fetch the objects and compute it from them.")
    package static let fetchFailed = FindingCode(
        "fetch-failed", .warning, "A fetch failed, so the view shows nothing.",
        "Change its entity, filter or sort.")
    package static let modelContextMissing = FindingCode(
        "model-context-missing", .warning, "A query found no context in the environment, so it shows nothing.",
        "Set it where the widget makes its view.")
    package static let storeEmpty = FindingCode(
        "store-empty", .note, "A container starts empty, as on an iPhone on which the app has saved nothing.",
        "Insert samples in the provider or the preview.")
    package static let storeNotRead = FindingCode(
        "store-not-read", .warning, "A store's file is not read, as only its app knows its format.",
        "Insert samples in the provider or the preview.")

    static let stores: [FindingCode] = [
        .fetchExpressionUnsupported, .fetchFailed, .modelContextMissing, .storeEmpty, .storeNotRead,
    ]
}
