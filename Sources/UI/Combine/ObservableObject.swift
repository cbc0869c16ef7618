/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {}
