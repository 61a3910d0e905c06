import SwiftText

/// A module that a widget imports and that is compiled with it.
struct SourceModule {
    let name: String
    /// What the compiler calls it, where the runtime has another of its name.
    var compiledName: String?
    /// What paths are relative to.
    let folder: String
    /// The Swift files by path.
    let contents: [String: SourceFile]
    /// Compilation conditions that hold in it.
    var conditions: [String] = []
    /// Those that hold where it is compiled as on Linux.
    var linuxConditions: [String] = []
    /// Its package's name; nil for a framework.
    var package: String?
    /// The folders that hold its resources.
    var resourceFolders: [String] = []
    /// What else the compiler is told of it.
    var flags: [String] = []
    /// The libraries of the system that it is linked with.
    var libraries: [String] = []
    /// The macros that it declares.
    var macros: [MacroPlugin] = []
    /// Whether it is of a package that its user can correct nothing in.
    var isRemote = false
    /// Whether it is of no use with parts left out.
    var isAllOrNothing = false
    /// Which of the systems that its `#if`s tell apart it is compiled for, best first.
    var platforms = [PlatformConditions.Platform.phone]

    /// As the user knows the files, by path.
    var origins: [String: String] {
        Dictionary(uniqueKeysWithValues: contents.keys.map { ($0, "\(folder)/\($0)") })
    }

    /// Whether SwiftPM would give it `Bundle.module`.
    var hasModuleBundle: Bool { package != nil && !resourceFolders.isEmpty }
}
