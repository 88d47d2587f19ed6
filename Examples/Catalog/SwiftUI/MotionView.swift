import SwiftUI

@available(iOS 18.0, *)
struct MotionView: View {
  private struct Pose {
    var height = 0.0
    var angle = 0.0
    var scale = 1.0
  }

  @State private var isShown = false
  @State private var jumps = 0

  var body: some View {
    VStack(spacing: 32) {
      HStack {
        Button("Toggle") {
          withAnimation(.linear(duration: 1)) { isShown.toggle() }
        }
        Button("Jump") { jumps += 1 }
      }
      .buttonStyle(.bordered)
      HStack(spacing: 24) {
        RoundedRectangle(cornerRadius: isShown ? 40 : 8)
          .fill(isShown ? Color.orange : .blue)
          .frame(width: 80, height: 80)
          .rotationEffect(.degrees(isShown ? 90 : 0))
        Circle()
          .trim(from: 0, to: isShown ? 1 : 0.1)
          .stroke(.green, lineWidth: 8)
          .frame(width: 80, height: 80)
      }
      ZStack {
        Color.gray.opacity(0.1)
        if isShown {
          Text("Slides in")
            .padding()
            .background(.yellow)
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
      }
      .frame(height: 80)
      .clipped()
      Image(systemName: "paperplane.fill")
        .font(.system(size: 50))
        .keyframeAnimator(initialValue: Pose(), trigger: jumps) { view, pose in
          view
            .scaleEffect(pose.scale)
            .rotationEffect(.degrees(pose.angle))
            .offset(y: -pose.height)
        } keyframes: { _ in
          KeyframeTrack(\.height) {
            CubicKeyframe(80, duration: 0.4)
            CubicKeyframe(0, duration: 0.4)
          }
          KeyframeTrack(\.angle) {
            LinearKeyframe(-30, duration: 0.4)
            LinearKeyframe(0, duration: 0.4)
          }
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.4, duration: 0.4)
            LinearKeyframe(1, duration: 0.4)
          }
        }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity)
  }
}
