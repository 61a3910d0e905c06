import Testing

/// The host and the centres are one for each process, so these tests run one after the other.
@Suite(.serialized) enum HostTests {}
