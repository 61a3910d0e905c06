// What `import Darwin` brings. A module of another name, as packages ask whether they can import Darwin and take that
// for Apple's systems.
@_exported import Glibc
