public import CoreTransferable
public import UniformTypeIdentifiers

// The pickers come up and are cancelled (gaps page): nothing completes.
extension View {
  nonisolated private func filePicker(
    _ isPresented: Binding<Bool>,
    _ title: String,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    systemPicker(
      isPresented: isPresented,
      title: title,
      onCancellation: onCancellation
    )
  }

  @available(iOS 14.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    filePicker(isPresented, "Browse")
  }

  @available(iOS 14.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    filePicker(isPresented, "Browse")
  }

  @available(iOS 17.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    filePicker(isPresented, "Browse", onCancellation: onCancellation)
  }

  @available(iOS 14.0, *)
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    filePicker(isPresented, "Save")
  }

  @available(iOS 14.0, *)
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    filePicker(isPresented, "Save")
  }

  @available(iOS 17.0, *)
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePicker(isPresented, "Save", onCancellation: onCancellation)
  }

  @available(iOS 17.0, *)
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePicker(isPresented, "Save", onCancellation: onCancellation)
  }

  @available(iOS 14.0, *)
  nonisolated public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    filePicker(isPresented, "Move")
  }

  @available(iOS 14.0, *)
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    filePicker(isPresented, "Move")
  }

  @available(iOS 17.0, *)
  nonisolated public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    filePicker(isPresented, "Move", onCancellation: onCancellation)
  }
}
