import ArgumentParser
import EffectBenchmark
import Foundation
import RenderCoordinator

/// Needs no widget: it draws effects on views of its own.
struct EffectsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "effects",
        abstract: "Measure how much longer each effect takes to draw than a plain fill of the same area.")

    @Option(help: ArgumentHelp("How long each effect is drawn again and again.", valueName: "seconds"))
    var duration: Double = 0.2

    func validate() throws {
        if !(0...600).contains(duration) {
            throw ValidationError("--duration \(duration): write seconds from 0 to 600")
        }
    }

    func run() throws {
        let measurements = try MainActor.assumeIsolated { try EffectBenchmark(duration: duration).measurements() }
        var table = TextTable(columns: [("kind", .left), ("effect", .left), ("ms", .right), ("of plain fill", .right)])
        for measurement in measurements {
            table.rows.append([
                measurement.group, measurement.name, String(format: "%.3f", measurement.seconds * 1e3),
                String(format: "%.1f", measurement.seconds / measurements[0].seconds)
            ])
        }
        print(table)
    }
}
