extension OutputFolder {
    /// The folder that a command's `--output` names.
    /// - Throws: `CommandFailure` where it cannot be made.
    static func made(at path: String) throws -> OutputFolder {
        do {
            return try OutputFolder(path)
        } catch {
            throw CommandFailure(
                .usage, "--output \(path): \(FileProblem.text(error)); name a folder that can be written")
        }
    }
}
