import Foundation

// The spelling of C: each result is written where a pointer shows, and each stride counts numbers.

private func values<T>(_ start: UnsafePointer<T>, _ stride: vDSP_Stride, _ count: vDSP_Length) -> [T] {
    (0..<Int(count)).map { start[$0 * stride] }
}

public func vDSP_meanv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.mean(values(a, ia, n)) }

public func vDSP_meanvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = vDSP.mean(values(a, ia, n)) }

public func vDSP_sve(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.sum(values(a, ia, n)) }

public func vDSP_sveD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = vDSP.sum(values(a, ia, n)) }

public func vDSP_maxv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.maximum(values(a, ia, n)) }

public func vDSP_maxvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = vDSP.maximum(values(a, ia, n)) }

public func vDSP_minv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.minimum(values(a, ia, n)) }

public func vDSP_minvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = vDSP.minimum(values(a, ia, n)) }

public func vDSP_rmsqv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.rootMeanSquare(values(a, ia, n)) }
