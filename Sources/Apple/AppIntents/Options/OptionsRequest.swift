/// How options are asked for by the present task.
package enum OptionsRequest {
    /// What somebody has typed into the search field; nil before.
    @TaskLocal package static var searchTerm: String?
    /// Seconds that one answer may take; nil waits.
    @TaskLocal package static var limit: Double?
}
