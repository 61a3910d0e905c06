import Foundation
import TestSupport
import Testing

/// The workflows in docs/ci are copied as they are.
struct DocumentedWorkflowTests {
    private static let folder =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/docs/ci"

    /// Python reads YAML where its library is installed, as Debian's python3-yaml; without it there is nothing to ask.
    @Test(arguments: ["github-actions.yml", "gitlab-ci.yml"]) func workflowsAreYAML(file: String) async throws {
        let installed = try await ProgramRun.run("/usr/bin/env", ["python3", "-c", "import yaml"])
        guard installed.status == 0 else { return }
        let run = try await ProgramRun.run(
            "/usr/bin/env",
            [
                "python3", "-c", "import sys, yaml; print(list(yaml.safe_load(open(sys.argv[1]))))",
                "\(Self.folder)/\(file)"
            ])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains(file.hasPrefix("github") ? "'jobs'" : "'snapshots:verify'"))
    }

    @Test func onlyGitHubsOwnActionsAreUsed() throws {
        let text = try String(contentsOfFile: "\(Self.folder)/github-actions.yml", encoding: .utf8)
        let used = Set(text.matches(of: /uses: (\S+)/).map { String($0.1) })
        #expect(used == ["actions/checkout@v4", "actions/upload-artifact@v4", "actions/download-artifact@v4"])
    }
}
