import Foundation
import Glibc
import ImageFormats
import Rasterizer
import RenderModel
import SystemSupport

/// The life of the decoder: a process that tries image files, each in a process forked from it. It runs no user code,
/// and has one thread only, without which it could not fork.
enum DecoderMain {
    /// - Parameter prepareFonts: makes the packaged fonts those that files with text are drawn in.
    static func run(prepareFonts: () -> Void) -> Never {
        // What libraries print must not meet the answers.
        let answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 100)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        prepareFonts()
        var reader = LineReader(descriptor: STDIN_FILENO)
        while let line = reader.waitForLine(),
            let request = try? MessageCoding.message(TrialMessage.FileRequest.self, line: line),
            let data = reader.waitForBytes(request.count)
        {
            var answer = request.trial.perform(on: data).rawValue
            guard Glibc.write(answers, &answer, 1) == 1 else { break }
        }
        _exit(0)
    }
}
