#ifndef CFOUNDATIONHOOKS_H
#define CFOUNDATIONHOOKS_H

// Foundation's class Bundle cannot be subclassed outside its module, as parts of it are hidden, and Bundle.main
// cannot be replaced. So the object that is Bundle.main, and those of the project's frameworks, get a class made at run
// time: a copy of Bundle's with the methods below in place of its own and Bundle as its superclass. Other bundles stay
// as they are.

/// Makes `bundle`, an object of Foundation's class Bundle, answer through the methods that FoundationCompat defines.
/// A second call does nothing. Methods that this Foundation does not have are left out.
void darkroom_bundle_customize(void *bundle);

// Where the requests of FoundationNetworking go, whichever of its interfaces they come from.
struct darkroom_requests {
    /// Called with each request's address, on any thread; NULL for nobody.
    void (*noted)(const char *url);
    /// Gives a new connection to whoever answers in place of servers, as plain HTTP for addresses of either scheme, or
    /// -1; NULL lets requests go where they want. Called on any thread.
    int (*connect)(int is_secure);
};

void darkroom_requests_answer(struct darkroom_requests how);

/// How many digits behind the point Foundation's formatters write at most on this thread, whatever they say
/// themselves; -1 lets them.
void darkroom_number_limit_fraction(int digits);

#endif
