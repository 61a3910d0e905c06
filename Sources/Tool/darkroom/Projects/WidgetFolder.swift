import Foundation
import SwiftText
import SystemSupport

/// Finds the sources of widgets where no project says which they are.
enum WidgetFolder {
    /// How many folders are looked at, level by level: a checkout may have any number.
    private static let most = 2000

    /// The nearest folder with a file in which a widget or a bundle of widgets starts; nil where none is found.
    static func below(_ folder: String, without foreign: Set<String>) -> String? {
        var level = [folder], looked = 0
        while !level.isEmpty, looked < most {
            var next: [String] = []
            for folder in level {
                looked += 1
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                let files = names.filter { $0.hasSuffix(".swift") }.map { joined(folder, $0) }
                if files.contains(where: startsWidgets) { return folder }
                next += names.filter { !$0.contains(".") && !foreign.contains($0) }.map { joined(folder, $0) }
            }
            level = next.filter(\.isFolder)
        }
        return nil
    }

    /// What the user can do instead of naming a project: a command.
    static func command(below folder: String, without foreign: Set<String>) -> String {
        "darkroom render " + (below(folder, without: foreign).map(Shell.quoted) ?? "<folder>")
    }

    /// Whether a file has a widget or a bundle of widgets, and a program starts in it.
    static func startsWidgets(_ path: String) -> Bool {
        guard let text = DescriptorIO.text(path), text.contains("@main"), text.contains("Widget") else { return false }
        let file = SourceFile(text)
        return !EntryPoints.lines(in: file, certain: false).isEmpty
            && TypeDeclarations(file).all.contains { $0.inherited.contains(where: widgets.contains) }
    }

    private static let widgets: Set = ["Widget", "WidgetBundle"]

    private static func joined(_ folder: String, _ name: String) -> String {
        folder == "." ? name : "\(folder)/\(name)"
    }
}
