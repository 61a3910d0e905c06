public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
