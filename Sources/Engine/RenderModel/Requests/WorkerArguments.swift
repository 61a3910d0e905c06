/// How the program of widgets is told what to be; users write none of it.
package enum WorkerArguments {
    /// The first argument of a worker.
    package static let worker = "--darkroom-worker"
    /// Its second argument where it draws previews instead of what the extension declares.
    package static let previews = "previews"
    /// The first argument of the process that tries image files.
    package static let decoder = "--darkroom-decoder"
    /// The numbers of the bundle's widgets follow that are left out.
    package static let omitWidgets = "--omit-widgets"
    /// The process tells which widget it describes.
    package static let announceWidgets = "--announce-widgets"
}

/// The environment variables that workers read.
package enum WorkerEnvironment {
    /// All name the folder that stands in for the user's home.
    package static let homes = [
        "HOME", "CFFIXED_USER_HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"
    ]
}
