import SwiftText

extension Compilation {
    /// What was left out, file by file.
    func leftOut(_ repairs: inout SourceRepairs) -> [OmittedFile] {
        let gone = repairs.omitted.map { file in
            OmittedFile(
                path: file.path, modules: absent.byFile[file.path] ?? [],
                parts: [OmittedFile.Part(error: file.error)])
        }
        let changed = repairs.repairs.sorted { $0.key < $1.key }.filter { !$0.value.losses.isEmpty }
        guard !changed.isEmpty else { return gone }
        let judge = repairs.judge
        return gone
            + changed.map { path, repair in
                let mayBeImported = !(absent.byFile[path] ?? []).isSubset(of: AppleFrameworks.names)
                let importsApples = SourceFile(files[path] ?? "").imports.contains {
                    $0.module != "Foundation" && AppleFrameworks.names.contains($0.module)
                }
                return OmittedFile(
                    path: path, modules: absent.byFile[path] ?? [],
                    parts: repair.losses.sorted { ($0.round, $0.line) < ($1.round, $1.line) }.map { loss in
                        OmittedFile.Part(
                            title: loss.part.title, line: loss.line, error: loss.error,
                            stands: loss.part.replacement.contains(StandIn.message),
                            isApples: judge.name(in: loss.error).map {
                                // A name that is made like Apple's may be of a module that is not here, and is where the
                                // file imports none of Apple's that has it: SQLite has a `Table`, too.
                                !mayBeImported || importsApples && AppleNames.isListed($0)
                                    || !loss.error.hasPrefix("cannot find ")
                            } ?? false)
                    })
            }
    }
}
