import Foundation

/// How far a query has read; nothing is ever new.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    public init(fromValue value: Int) {}
}

/// What has been deleted; nothing ever has.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}

/// A query for what is new since an anchor; its handler gets no samples, and nothing later.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void

    private let handler: Handler
    private let anchor: HKQueryAnchor
    open var updateHandler: Handler?

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        self.handler = handler
        self.anchor = anchor ?? HKQueryAnchor(fromValue: 0)
        super.init()
        objectType = type
        self.predicate = predicate
    }

    override func answer() { handler(self, [], [], anchor, nil) }
}
