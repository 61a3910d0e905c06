import SystemSupport

/// Prints a benchmark's figures.
package struct BenchmarkReporter: RunListener {
    package init() {}

    package func handle(_ event: RunEvent) {
        if case .measured(let result) = event { Terminal.print(result) }
    }
}
