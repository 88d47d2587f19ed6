import Combine
import Foundation
import StageSupport
import Testing

import SwiftUI
@_spi(Headless) import UIKit

/// Ordinary view models, written as for iOS.
@MainActor
@Suite(.onStage)
struct ViewModelTests {
  private typealias Published = Combine.Published

  @MainActor
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var isBusy = false
    @Published var error: (any Error)?
    private var cancellables = Set<AnyCancellable>()
    private let items = ["apple", "apricot", "banana"]

    init() {
      $query
        .dropFirst()
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .removeDuplicates()
        .handleEvents(receiveOutput: { [weak self] _ in self?.isBusy = true })
        .map { [items] query in
          Just(items.filter { $0.hasPrefix(query) }).delay(for: 1, scheduler: RunLoop.main)
        }
        .switchToLatest()
        .receive(on: DispatchQueue.main)
        .sink { [weak self] results in
          self?.isBusy = false
          self?.results = results
        }
        .store(in: &cancellables)
    }
  }

  @MainActor
  private final class Form: ObservableObject {
    @Published var name = ""
    @Published var age = 0
    @Published private(set) var isValid = false

    init() {
      Publishers.CombineLatest($name, $age)
        .map { !$0.isEmpty && $1 >= 18 }
        .assign(to: &$isValid)
    }
  }

  private final class Parent: ObservableObject {
    let child = Field()
    private var link: AnyCancellable?

    init() {
      link = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }

  private final class Field: ObservableObject {
    @Published var text = ""
  }

  @Test
  func `a debounced search shows the results of the last query only`() {
    let search = Search()

    search.query = "b"
    Stage.current.loop.advance(by: 0.1)
    search.query = "ap"
    Stage.current.loop.advance(by: 0.3)
    #expect(search.isBusy)
    Stage.current.loop.settle()

    #expect(search.results == ["apple", "apricot"])
    #expect(!search.isBusy)
  }

  @Test
  func `a validated form follows its fields at once`() {
    let form = Form()

    form.name = "Ann"
    #expect(!form.isValid)
    form.age = 18

    #expect(form.isValid)
  }

  @Test
  func `a released view model leaves nothing`() {
    weak var search: Search?
    weak var form: Form?
    do {
      let made = Search()
      search = made
      let other = Form()
      form = other
      other.name = "Ann"
      made.query = "a"
      Stage.current.loop.settle()
    }

    #expect(search == nil)
    #expect(form == nil)
  }

  @Test
  func `a parent passes on the changes of its child`() {
    let parent = Parent()
    var changes = 0
    let cancellable = parent.objectWillChange.sink { changes += 1 }

    parent.child.text = "a"

    #expect(changes == 1)
    cancellable.cancel()
  }
}
