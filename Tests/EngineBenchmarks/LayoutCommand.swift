import ArgumentParser
import Foundation
import LayoutBenchmark
import RenderCoordinator

/// Needs no widget: it measures the layout engine on views of its own.
struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Measure how the time for layout grows with the number of views.")

    @Option(help: ArgumentHelp("How long each view is laid out again and again.", valueName: "seconds"))
    var duration: Double = 0.2

    func validate() throws {
        if !(0...600).contains(duration) {
            throw ValidationError("--duration \(duration): write seconds from 0 to 600")
        }
    }

    func run() throws {
        let curves = MainActor.assumeIsolated { LayoutBenchmark(duration: duration).measurements() }
        var table = TextTable(columns: [
            ("layout of", .left), ("views", .right), ("ms", .right), ("µs/view", .right), ("of smallest", .right)
        ])
        for curve in curves {
            for measurement in curve {
                table.rows.append([
                    measurement.name, String(measurement.views), String(format: "%.3f", measurement.seconds * 1e3),
                    String(format: "%.2f", measurement.secondsPerView * 1e6),
                    String(format: "%.2f", measurement.secondsPerView / curve[0].secondsPerView)
                ])
            }
        }
        print(table)
    }
}
