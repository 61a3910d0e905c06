internal import CSandbox
import Foundation
import Glibc

/// Starts a program with exactly these descriptors, surroundings and rights.
package struct ConfinedProcess {
    package var program: String
    package var arguments: [String]
    package var environment: [String: String]
    /// nil for this process's own.
    package var folder: String?
    /// Whether it leads a group of its own, which an interrupt from the terminal does not reach.
    package var leadsGroup = false
    /// What it finds as its fourth descriptor; nil for none.
    package var fourth: Int32?
    /// nil for no sandbox.
    package var policy: SandboxPolicy?

    package init(_ program: String, _ arguments: [String], environment: [String: String]) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
    }

    /// - Returns: the process's identifier.
    /// - Throws: the number of an error.
    package func start(input: Int32, output: Int32, error: Int32) throws(Errno) -> Int32 {
        let vector = ([program] + arguments).map { strdup($0) } + [nil]
        let surroundings = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        // Without Landlock there is nothing to say of paths.
        let places = Sandbox.support == .whole ? policy?.paths ?? [] : []
        let paths = places.map { darkroom_path(path: strdup($0.path), access: $0.access) }
        let place = folder.map { strdup($0) } ?? nil
        let executable = strdup(program)
        defer {
            (vector + surroundings + [place, executable]).forEach { free($0) }
            paths.forEach { free(UnsafeMutablePointer(mutating: $0.path)) }
        }
        var child: pid_t = 0
        let failure = vector.withUnsafeBufferPointer { vector in
            surroundings.withUnsafeBufferPointer { surroundings in
                paths.withUnsafeBufferPointer { paths in
                    var confinement = darkroom_confinement(
                        paths: paths.baseAddress, count: paths.count, allows_network: policy?.allowsNetwork ?? true)
                    return withUnsafePointer(to: &confinement) { confinement in
                        var process = darkroom_process(
                            program: executable, arguments: vector.baseAddress, environment: surroundings.baseAddress,
                            folder: place, descriptors: (input, output, error, fourth ?? -1), leads_group: leadsGroup,
                            confinement: policy == nil || Sandbox.support == .none ? nil : confinement)
                        return darkroom_start_process(&process, &child)
                    }
                }
            }
        }
        guard failure == 0 else { throw Errno(code: failure) }
        return child
    }

    package struct Errno: Error, CustomStringConvertible {
        package var code: Int32
        package var description: String { String(cString: strerror(code)) }
    }
}
