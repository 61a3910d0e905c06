/// The word on the button that confirms.
public enum ConfirmationActionName: Hashable, Sendable {
    case `do`, `continue`, add, buy, call, checkIn, create, get, go, open, order, play, post, request, run, search
    case send, set, share, start, toggle, turnOff, turnOn, view, startNavigation, log, find, filter, download, book
    case addData, playSound, navigate, pay
}
