import AppData
import CDeterminism
import CFoundationHooks
import Foundation
import FoundationCompat
import Launch
import RenderModel

/// Whether and how the widget's code reaches the network, decided once in each worker.
enum NetworkAccess {
    private nonisolated(unsafe) static var server: ResponseServer?

    /// Called once, before any code of the widget.
    static func install(_ launch: LaunchFile = .current) throws {
        guard !launch.allowsNetwork else { return }
        // What the network answers today, nobody draws again tomorrow.
        darkroom_network_refuse()
        guard let folder = launch.responses else {
            let noted: @convention(c) (UnsafePointer<CChar>?) -> Void = { url in
                guard let url else { return }
                DataRequests.note(refused: String(cString: url))
            }
            return darkroom_requests_answer(.init(noted: noted, connect: nil))
        }
        let server = ResponseServer(try RecordedResponses(URL(fileURLWithPath: folder, isDirectory: true)))
        self.server = server
        let connect: @convention(c) (Int32) -> Int32 = { isSecure in
            NetworkAccess.server?.connection(scheme: isSecure == 0 ? "http" : "https") ?? -1
        }
        darkroom_requests_answer(.init(noted: nil, connect: connect))
    }

    /// Begins every sequence of answers again, so that a timeline's answers do not depend on those before it.
    static func startAfresh() { server?.startAfresh() }
}
