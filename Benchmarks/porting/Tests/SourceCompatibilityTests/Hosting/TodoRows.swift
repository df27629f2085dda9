// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@Observable
final class TodoItem: Identifiable {
    let id = UUID()
    var title: String
    var notes: String?
    var isDone = false
    var isPinned = false

    init(title: String, notes: String? = nil) {
        self.title = title
        self.notes = notes
    }
}

class TodoCounter: ObservableObject {
    @Published var doneCount = 0
    @Published private(set) var lastTitle = ""

    func finish(_ item: TodoItem) {
        doneCount += 1
        lastTitle = item.title
    }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var rowAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct ScalingButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Color.blue.opacity(configuration.isPressed ? 0.4 : 0.2))
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

struct PinButton: View {
    @Binding var isPinned: Bool
    @Environment(\.rowAccent) private var accent

    var body: some View {
        Button {
            isPinned.toggle()
        } label: {
            Image(systemName: isPinned ? "pin.fill" : "pin")
                .foregroundStyle(accent)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isPinned ? "Unpin" : "Pin")
    }
}

struct TodoRow: View {
    @Bindable var item: TodoItem
    @EnvironmentObject var counter: TodoCounter
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Label(item.title, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
                    .font(.headline)
                    .foregroundStyle(item.isDone ? .secondary : .primary)
                Spacer()
                PinButton(isPinned: $item.isPinned)
                Image(systemName: "chevron.right")
                    .rotationEffect(.degrees(isExpanded ? 90 : 0))
            }
            .contentShape(Rectangle())
            .onTapGesture {
                isExpanded.toggle()
            }
            if isExpanded {
                if let notes = item.notes {
                    Text(notes)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(3)
                }
                Toggle("Done", isOn: $item.isDone)
                    .tint(.green)
                Button("Finish", role: .destructive) {
                    item.isDone = true
                    counter.finish(item)
                }
                .buttonStyle(ScalingButtonStyle())
                .disabled(item.isDone)
            }
        }
        .onChange(of: item.isDone) { oldValue, newValue in
            if !oldValue && newValue { isExpanded = false }
        }
    }
}

struct TodoSummary: View {
    @ObservedObject var counter: TodoCounter
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.dynamicTypeSize) var typeSize

    var body: some View {
        HStack {
            Text("Done: \(counter.doneCount)")
                .fontWeight(.semibold)
            Spacer()
            if !counter.lastTitle.isEmpty {
                Text(counter.lastTitle).textCase(.uppercase)
            }
        }
        .padding(8)
        .overlay {
            RoundedRectangle(cornerRadius: 8)
                .strokeBorder(colorScheme == .dark ? .white : .black, lineWidth: 1)
        }
        .accessibilityElement(children: .combine)
    }
}

struct LoadingRow: View {
    let id: Int
    @State private var text: String?
    @StateObject private var counter = TodoCounter()

    var body: some View {
        Group {
            if let text {
                Text(text)
            } else {
                Text("Loading…").foregroundStyle(.tertiary)
            }
        }
        .task(id: id) {
            text = await load(id)
            counter.doneCount += 1
        }
        .onAppear { counter.doneCount = 0 }
    }

    private func load(_ id: Int) async -> String {
        await Task.yield()
        return "Row \(id)"
    }
}
