import SwiftText

extension NetworkingSource {
    /// Whether a file awaits an answer: `data(for: …)`, `upload(for: …)`, `download(from: …)`, or `bytes(…)`.
    static func awaitsAnswers(_ file: SourceFile) -> Bool {
        readsBytes(file)
            || ["data", "upload", "download"].contains { name in
                file.tokens(name).contains { index in
                    file.isToken(index + 1, "(")
                        && (file.isToken(index + 2, "for") || file.isToken(index + 2, "from"))
                        && file.isToken(index + 3, ":")
                }
            }
    }

    /// Apple's functions without a delegate, which are functions of their own: one with a default argument meets no
    /// requirement of a protocol.
    static let requirements = """
        nonisolated extension URLSession {
            public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
                try await data(for: request, delegate: nil)
            }

            public func data(from url: URL) async throws -> (Data, URLResponse) {
                try await data(from: url, delegate: nil)
            }

            public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
                try await upload(for: request, from: bodyData, delegate: nil)
            }

            public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
                try await upload(for: request, fromFile: fileURL, delegate: nil)
            }

            public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
                try await download(for: request, delegate: nil)
            }

            public func download(from url: URL) async throws -> (URL, URLResponse) {
                try await download(from: url, delegate: nil)
            }
        }

        """

    /// In place of FoundationNetworking's own, which cancel the task with theirs: where a request ends at the same
    /// time, as all refused ones do, it never answers, or stops the process ("Trying to access a behaviour for a task
    /// that in not in the registry"). Here the caller is told at once, and the request ends by itself.
    static let requests = """
        nonisolated extension URLSession {
            public func data(
                for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (Data, URLResponse) {
                if let url = request.url, url.isFileURL { return try contents(of: url) }
                return try await RequestAnswer(request.url).value(delegate) {
                    dataTask(with: request, completionHandler: $0)
                }
            }

            public func data(
                from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (Data, URLResponse) {
                try await data(for: URLRequest(url: url), delegate: delegate)
            }

            /// FoundationNetworking loads nothing but what is on the web, nor do downloads of what a protocol loads.
            private func contents(of file: URL) throws -> (Data, URLResponse) {
                do {
                    let data = try Data(contentsOf: file)
                    let response = URLResponse(
                        url: file, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
                    return (data, response)
                } catch {
                    throw URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: file])
                }
            }

            public func upload(
                for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (Data, URLResponse) {
                try await RequestAnswer(request.url).value(delegate) {
                    uploadTask(with: request, from: bodyData, completionHandler: $0)
                }
            }

            public func upload(
                for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (Data, URLResponse) {
                try await RequestAnswer(request.url).value(delegate) {
                    uploadTask(with: request, fromFile: fileURL, completionHandler: $0)
                }
            }

            public func download(
                for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (URL, URLResponse) {
                if let url = request.url, url.isFileURL {
                    let (data, response) = try contents(of: url)
                    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                    try data.write(to: copy)
                    return (copy, response)
                }
                return try await RequestAnswer(request.url).value(delegate) {
                    downloadTask(with: request, completionHandler: $0)
                }
            }

            public func download(
                from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (URL, URLResponse) {
                try await download(for: URLRequest(url: url), delegate: delegate)
            }
        }

        /// What a request ends with: its answer, or an error at once where its caller is cancelled.
        private nonisolated final class RequestAnswer<Value: Sendable>: @unchecked Sendable {
            private nonisolated enum State {
                case waiting(CheckedContinuation<(Value, URLResponse), any Error>?)
                case ended(Result<(Value, URLResponse), any Error>)
            }

            private let lock = NSLock()
            private var state = State.waiting(nil)
            private let url: URL?

            init(_ url: URL?) { self.url = url }

            func value(
                _ delegate: (any URLSessionTaskDelegate)?,
                _ task: (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
            ) async throws -> (Value, URLResponse) {
                try Task.checkCancellation()
                let task = task { value, response, error in
                    if let value, let response, error == nil {
                        self.end(.success((value, response)))
                    } else {
                        self.end(.failure(error ?? URLError(.unknown)))
                    }
                }
                if let delegate { task.delegate = delegate }
                return try await withTaskCancellationHandler {
                    try await withCheckedThrowingContinuation { continuation in
                        begin(continuation)
                        task.resume()
                    }
                } onCancel: {
                    var information: [String: Any] = [NSLocalizedDescriptionKey: "cancelled"]
                    information[NSURLErrorFailingURLErrorKey] = url
                    information[NSURLErrorFailingURLStringErrorKey] = url?.absoluteString
                    end(.failure(URLError(.cancelled, userInfo: information)))
                }
            }

            private func begin(_ continuation: CheckedContinuation<(Value, URLResponse), any Error>) {
                let result = lock.withLock { () -> Result<(Value, URLResponse), any Error>? in
                    guard case .ended(let result) = state else {
                        state = .waiting(continuation)
                        return nil
                    }
                    return result
                }
                if let result { continuation.resume(with: result) }
            }

            /// Only the first counts.
            private func end(_ result: Result<(Value, URLResponse), any Error>) {
                let continuation = lock.withLock { () -> CheckedContinuation<(Value, URLResponse), any Error>? in
                    guard case .waiting(let continuation) = state else { return nil }
                    state = .ended(result)
                    return continuation
                }
                continuation?.resume(with: result)
            }
        }

        """

    /// Has tasks with completion handlers, and publishers, load files, too: all sessions ask a class that is registered. It
    /// is before the program begins.
    static let localFiles = """
        nonisolated private final class FileURLProtocol: URLProtocol {
            override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
            override class func canInit(with task: URLSessionTask) -> Bool {
                task.currentRequest?.url?.isFileURL == true
            }
            override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

            override func startLoading() {
                guard let client, let url = request.url else { return }
                do {
                    let data = try Data(contentsOf: url)
                    let response = URLResponse(
                        url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
                    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
                    client.urlProtocol(self, didLoad: data)
                    client.urlProtocolDidFinishLoading(self)
                } catch {
                    let information = [NSURLErrorFailingURLErrorKey: url]
                    client.urlProtocol(
                        self, didFailWithError: URLError(.fileDoesNotExist, userInfo: information))
                }
            }

            override func stopLoading() {}
        }

        @section(".init_array") @used
        nonisolated private let registerFileURLProtocol: @convention(c) () -> Void = {
            _ = URLProtocol.registerClass(FileURLProtocol.self)
        }

        """
}
