import Foundation
import SourcePlaces
import SwiftText
import Testing

/// The lines of an example's views, as a person would point at them.
struct ExamplePlacesTests {
    /// A view of the small, medium and extra large widget, and how its line begins in its file.
    private static let expected: [(view: [String], file: String, line: String)] = {
        let small = ["GameStatusView", "GameTurnSummary"],
            large = ["GameStatusView", "GameStatusWithStatisticsExtraLarge"]
        let medium = ["GameStatusView", "GameStatusWithLastTurnResult"]
        let header = large + ["TurnHeader"], strip = large + ["TurnResultStrip"], tile = strip + ["TurnResultTile"]
        let table = large + ["StatisticsTable"], row = medium + ["TurnResultRow"]
        return [
            (small + ["VStack"], "GameTurnSummary", "VStack(alignment: .leading, spacing: 0)"),
            (small + ["HStack"], "GameTurnSummary", "HStack(alignment: .top)"),
            (small + ["Spacer"], "GameTurnSummary", "Spacer()"),
            (small + ["VStack #2"], "GameTurnSummary", "VStack(alignment: .trailing"),
            (small + ["Text \"Turn\""], "GameTurnSummary", "Text(\"Turn\")"),
            (small + ["Text \"24\""], "GameTurnSummary", "Text(\"\\(status.turn)\")"),
            (small + ["Spacer #2"], "GameTurnSummary", "Spacer(minLength: 4)"),
            (small + ["PlayerAvatar", "Image \"Mira\""], "PlayerAvatar", "Image(name)"),
            (small + ["PlayerAvatar", "Image \"Mira\"", ".frame"], "PlayerAvatar", ".frame(width: size"),
            (small + ["PlayerAvatar", "Image \"Mira\"", ".clipShape"], "PlayerAvatar", ".clipShape(Circle())"),
            (small + ["PlayerAvatar", "Image \"Mira\"", ".aspectRatio"], "PlayerAvatar", ".aspectRatio("),
            (small + ["PlayerAvatar", "Image \"Mira\"", ".overlay"], "PlayerAvatar", ".overlay("),
            (small + ["PlayerAvatar", "Circle"], "PlayerAvatar", ".clipShape(Circle())"),
            (small + ["MoveSummary", "VStack"], "MoveSummary", "VStack(alignment: .leading, spacing: 2)"),
            (small + ["MoveSummary", "Text \"Mira’s move\""], "MoveSummary", "Text(\"\\(status.activePlayer.name)"),
            (small + ["MoveSummary", "Text \"Mira holds the pass\" #2"], "MoveSummary", "Text(status.headline)"),
            (["GameBoardBackground", "Rectangle"], "GameBoardBackground", "LinearGradient("),
            (medium + ["Divider"], "GameStatusWithLastTurnResult", "Divider()"),
            (medium + ["Text \"Turn 23\""], "GameStatusWithLastTurnResult", "Text(\"Turn \\(status.turn - 1)\")"),
            (medium + ["VStack", ".frame"], "GameStatusWithLastTurnResult", ".frame(maxWidth: .infinity"),
            (row + ["HStack"], "TurnResultRow", "HStack(spacing: 8)"),
            (row + ["Image \"flag.fill\""], "TurnResultRow", "Image(systemName: symbol)"),
            (row + ["Image \"flag.fill\"", ".frame"], "TurnResultRow", ".frame(width: 16)"),
            (row + ["Text \"Territory\""], "TurnResultRow", "Text(title)"),
            (row + ["Text \"+2\" #2"], "TurnResultRow", "Text(TurnResult.signed(change))"),
            (header + ["Image \"crown.fill\""], "TurnHeader", "Image(systemName: \"crown.fill\")"),
            (header + ["Text \"Tidehold\""], "TurnHeader", "Text(\"Tidehold\")"),
            (header + ["Text \"Turn 24\" #2"], "TurnHeader", "Text(\"Turn \\(status.turn)\")"),
            (header + ["Text \"Turn 24\" #2", ".padding"], "TurnHeader", ".padding(.horizontal, 8)"),
            (header + ["Text \"Turn 24\" #2", ".padding #2"], "TurnHeader", ".padding(.vertical, 3)"),
            (header + ["Text \"Turn 24\" #2", ".background"], "TurnHeader", ".background(Capsule()"),
            (header + ["Capsule"], "TurnHeader", ".background(Capsule()"),
            (large + ["Text \"Move by\""], "GameStatusWithStatisticsExtraLarge", "Text(\"Move by\")"),
            (large + ["Text \"9:41 AM\" #2"], "GameStatusWithStatisticsExtraLarge", "Text(status.moveDue"),
            (large + ["Image \"hourglass\""], "GameStatusWithStatisticsExtraLarge", "Image(systemName: \"hourglass\")"),
            (large + ["RoundedRectangle"], "GameStatusWithStatisticsExtraLarge", ".background(RoundedRectangle("),
            (large + ["StatisticsTable", ".padding"], "GameStatusWithStatisticsExtraLarge", ".padding(14)"),
            (strip + ["HStack"], "TurnResultStrip", "HStack(spacing: 8)"),
            (tile + ["VStack"], "TurnResultTile", "VStack(alignment: .leading, spacing: 4)"),
            (tile + ["HStack"], "TurnResultTile", "HStack(spacing: 4)"),
            (tile + ["Text \"+2\""], "TurnResultTile", "Text(TurnResult.signed(change))"),
            (tile + ["Text \"Territory\" #2"], "TurnResultTile", "Text(title)"),
            (tile + ["RoundedRectangle"], "TurnResultTile", ".background(RoundedRectangle("),
            (tile + ["VStack", ".padding"], "TurnResultTile", ".padding(.horizontal, 10)"),
            (table + ["Text \"Standings\""], "StatisticsTable", "Text(\"Standings\")"),
            (table + ["Text \"Standings\"", ".frame"], "StatisticsTable", ".frame(maxWidth: .infinity"),
            (table + ["Image \"trophy.fill\" #3"], "StatisticsTable", "column(Image(systemName: \"trophy.fill\"))"),
            (table + ["HStack #2"], "StatisticsTable", "HStack(spacing: 8)"),
            (table + ["Divider"], "StatisticsTable", "Divider()"),
            (table + ["Text \"Mira\" #2"], "StatisticsTable", "Text(player.name)"),
            (table + ["Text \"Mira\" #2", ".frame"], "StatisticsTable", ".frame(maxWidth: .infinity")
        ]
    }()

    @Test func nineOfTenViewsOfAnExampleAreFoundOnTheirLines() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/GameStatusWidget").path
        let paths = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") }
        var texts: [String: String] = [:]
        for path in paths { texts[path] = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }
        let index = SourceIndex(files: texts.map { .init(path: $0, source: SourceFile($1)) })
        var missed: [String] = []
        for (view, file, line) in Self.expected {
            let place = index.place(of: view)
            let lines = place.flatMap { texts[$0.file] }?.split(separator: "\n", omittingEmptySubsequences: false)
            let found = place.flatMap { lines?[$0.line - 1] }?.drop { $0 == " " } ?? ""
            let isRight = place?.file.hasSuffix("\(file).swift") == true && found.hasPrefix(line)
            if !isRight { missed.append("\(view.suffix(2)): \(place?.description ?? "none") \(found)") }
        }
        #expect(missed.count * 10 <= Self.expected.count, "\(missed.joined(separator: "\n"))")
    }
}
