/// Which modules can be compiled next: those whose imports have been, in the order in which they were found.
struct ModuleSchedule {
    private enum State { case waiting, started, ended }

    /// Of each module, those before it that it imports.
    private let imports: [Set<Int>]
    private var states: [State]
    /// Where the first module stands after which nothing is begun any more.
    private var end: Int

    /// - Parameter modules: each after what it imports; where some import each other, the first does not wait.
    init(_ modules: [(name: String, imports: Set<String>)]) {
        var places: [String: Int] = [:]
        imports = modules.enumerated().map { index, module in
            let known = Set(module.imports.compactMap { places[$0] })
            places[module.name] = index
            return known
        }
        states = Array(repeating: .waiting, count: modules.count)
        end = modules.count
    }

    /// Begins the next one; nil while each waits for others, or none is left.
    mutating func next() -> Int? {
        let ready = states.indices.prefix(end).first { index in
            states[index] == .waiting && imports[index].allSatisfy { states[$0] == .ended }
        }
        if let ready { states[ready] = .started }
        return ready
    }

    /// A module is compiled, or is not there after all.
    mutating func finish(_ index: Int) { states[index] = .ended }

    /// A module cannot be compiled, which ends everything: only those before it are still of interest.
    mutating func fail(_ index: Int) {
        states[index] = .ended
        end = min(end, index)
    }

    /// How many are done without a gap from the first on.
    var endedInOrder: Int { states.firstIndex { $0 != .ended } ?? states.count }
}
