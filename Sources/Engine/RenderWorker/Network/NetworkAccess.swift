import AppData
internal import CDeterminism
internal import CFoundationHooks
import Foundation
import FoundationCompat
import Launch
import ProcessContext
import RenderModel

/// Whether and how the widget's code reaches the network, decided once in each worker.
enum NetworkAccess {
    /// Called once, before any code of the widget.
    static func install(in context: ProcessContext) throws {
        let launch = context.launch
        guard !launch.allowsNetwork else { return }
        // What the network answers today, nobody draws again tomorrow.
        darkroom_network_refuse()
        guard let folder = launch.responses else {
            let noted: @convention(c) (UnsafePointer<CChar>?) -> Void = { url in
                guard let url else { return }
                MissingData.record(refused: String(cString: url))
            }
            return darkroom_requests_answer(.init(noted: noted, connect: nil))
        }
        context.responseServer = ResponseServer(
            try RecordedResponses(URL(fileURLWithPath: folder, isDirectory: true)))
        let connect: @convention(c) (Int32) -> Int32 = { isSecure in
            ProcessContext.current.responseServer?.connection(scheme: isSecure == 0 ? "http" : "https") ?? -1
        }
        darkroom_requests_answer(.init(noted: nil, connect: connect))
    }
}

extension ProcessContext {
    private enum ResponseServerKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> ResponseServer? { nil }
    }

    /// Who answers the widget's requests; nil where nobody does, or the network itself.
    var responseServer: ResponseServer? {
        get { self[ResponseServerKey.self] }
        set { self[ResponseServerKey.self] = newValue }
    }
}
