import TestSupport
import Testing

/// The host is one for each process, so these tests run one after the other. What is asked of the centers goes to a
/// recorder for each test, as tests of other suites ask them too.
@Suite(.serialized, .ownContext) enum HostTests {}
