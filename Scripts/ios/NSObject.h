// What the compiler must find in the Objective-C module: the root class and its protocol. They are
// Clang's, so that Swift applies Objective-C's rules to what inherits from them.
typedef unsigned long NSUInteger;

#pragma clang assume_nonnull begin

@protocol NSObject
- (_Bool)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
- (_Bool)isKindOfClass:(Class)aClass;
- (_Bool)isMemberOfClass:(Class)aClass;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
@end

#pragma clang assume_nonnull end
