import Foundation
import RenderModel

/// A message of JSON-RPC 2.0 that has come in.
enum RPCMessage: Hashable, Sendable {
    case request(id: RPCIdentifier, method: String, parameters: [String: JSONValue])
    case notification(method: String, parameters: [String: JSONValue])
    /// The answer to a request; this server makes none.
    case response
    /// What is none of these: the answer to it, where it is known whose it is.
    case invalid(id: RPCIdentifier?, RPCError)

    init(_ value: JSONValue) {
        guard case .object(let fields) = value else {
            self = .invalid(id: nil, RPCError(.invalidRequest, "a message is an object"))
            return
        }
        let id = fields["id"].flatMap(RPCIdentifier.init)
        func invalid(_ problem: String) -> RPCMessage { .invalid(id: id, RPCError(.invalidRequest, problem)) }
        guard fields["jsonrpc"] == .string("2.0") else {
            self = invalid("jsonrpc is not \"2.0\"")
            return
        }
        guard let method = fields["method"] else {
            let isResponse = fields["result"] != nil || fields["error"] != nil
            self = isResponse ? .response : invalid("method is missing")
            return
        }
        guard let name = method.string else {
            self = invalid("method is not a string")
            return
        }
        var parameters: [String: JSONValue] = [:]
        switch fields["params"] {
        case nil: break
        case .object(let values): parameters = values
        default:
            self = .invalid(id: id, RPCError(.invalidParameters, "params is not an object"))
            return
        }
        if let id {
            self = .request(id: id, method: name, parameters: parameters)
        } else if fields["id"] != nil {
            self = invalid("id is neither a string nor a whole number of 64 bits")
        } else {
            self = .notification(method: name, parameters: parameters)
        }
    }
}

/// What a request and its answer have in common.
enum RPCIdentifier: Hashable, Sendable {
    case string(String)
    case integer(Int)

    /// nil for what cannot be one: `null`, fractions, and numbers that would be answered with another.
    init?(_ value: JSONValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        default: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        }
    }
}

/// Why a request has no result.
struct RPCError: Error, Hashable, Sendable {
    enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case internalError = -32603
    }

    var code: Code
    var message: String

    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

/// Messages that go out.
extension JSONValue {
    static func response(to id: RPCIdentifier, _ result: [String: JSONValue]) -> JSONValue {
        .object(["jsonrpc": .string("2.0"), "id": id.json, "result": .object(result)])
    }

    /// - Parameter id: nil where it is not known what is answered.
    static func response(to id: RPCIdentifier?, _ error: RPCError) -> JSONValue {
        .object([
            "jsonrpc": .string("2.0"), "id": id?.json ?? .null,
            "error": .object(["code": .integer(error.code.rawValue), "message": .string(error.message)])
        ])
    }

    static func notification(_ method: String, _ parameters: [String: JSONValue]) -> JSONValue {
        .object(["jsonrpc": .string("2.0"), "method": .string(method), "params": .object(parameters)])
    }
}
