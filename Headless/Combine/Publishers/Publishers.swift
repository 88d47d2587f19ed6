public enum Publishers {}
