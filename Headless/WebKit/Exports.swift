// On iOS URLRequest is Foundation's.
@_exported public import FoundationNetworking
@_exported public import UIKit
