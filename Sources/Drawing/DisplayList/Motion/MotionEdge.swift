/// A side of a view, as it lies in the picture.
package enum MotionEdge: Hashable, Sendable { case top, left, bottom, right }
