import Testing

@testable import darkroom

struct PackageManifestTests {
    @Test func theLineThatTellsMostIsTold() {
        let compiled = """
            error: 'youless': Invalid manifest (compiled with: ["swiftc", "-vfsoverlay", "/tmp/vfs.yaml"])
            /projects/youless/Package.swift:12:30: error: extra argument 'type' in call
             10 |     dependencies: [
            """
        #expect(PackageManifest.reason(compiled) == "line 12: extra argument 'type' in call")
        let other = "warning: slow\nerror: 'youless': package 'youless' is using Swift tools version 9.0.0\n"
        #expect(
            PackageManifest.reason(other) == "error: 'youless': package 'youless' is using Swift tools version 9.0.0")
        #expect(PackageManifest.reason("") == "it said nothing")
        #expect(PackageManifest.reason("error: cannot clone from local /x").hasSuffix("use --no-sandbox"))
    }
}
