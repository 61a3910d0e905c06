// What `import os` brings. A module of its own, as the compiler takes a module that has an alias by the alias alone,
// and widgets import OSLog too.
@_exported import DarwinLibrary
@_exported import OSLog
