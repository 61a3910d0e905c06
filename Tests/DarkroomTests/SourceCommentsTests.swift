import Findings
import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import darkroom

struct SourceCommentsTests {
    @Test func aCommentThatNamesNoFindingIsToldOfOnce() throws {
        let folder = try temporaryFolder()
        let file = folder.appendingPathComponent("Score.swift")
        try """
        // darkroom:allow low-contrats
        Text("a")  // darkroom:allow small-text
        """.write(to: file, atomically: true, encoding: .utf8)
        let told = CollectedDiagnostics(), comments = SourceComments(diagnostics: told)

        #expect(comments.line(allowing: .lowContrast, at: SourcePlace(file: file.path, line: 2)) == nil)
        #expect(comments.line(allowing: .smallText, at: SourcePlace(file: file.path, line: 2))?.line == 2)
        #expect(
            told.all.map(\.text) == [
                "warning: \(file.path):1: darkroom:allow low-contrats: no such finding; "
                    + "the nearest is low-contrast\n"
            ])
    }
}
