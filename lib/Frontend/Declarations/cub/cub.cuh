// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUB: every primitive with its parameters, as declarations. Names and
// parameter order are those of the library; older forms with a trailing
// debug_synchronous are overloads.
#ifndef HIPWAVE_DECLS_CUB_H
#define HIPWAVE_DECLS_CUB_H
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#ifdef __cplusplus
#include <hipwave/transitive.h>

#define CUB_NAMESPACE_BEGIN namespace cub {
#define CUB_NAMESPACE_END }
#define CUB_NS_QUALIFIER ::cub
#define CUB_RUNTIME_FUNCTION HIPWAVE_HD
#define CUB_RUNTIME_ENABLED
#define CUB_VERSION 300000
#define CUB_MAJOR_VERSION 3
#define CUB_MINOR_VERSION 0
#define CUB_SUBMINOR_VERSION 0
#define CUB_PTX_ARCH 0
#define CUB_PTX_WARP_THREADS 32
#define CUB_PTX_LOG_WARP_THREADS 5
#define CUB_WARP_THREADS(unused) 32
#define CUB_LOG_WARP_THREADS(unused) 5
#define CUB_SMEM_BANKS(unused) 32
#define CUB_LOG_SMEM_BANKS(unused) 5
#define CUB_PTX_SMEM_BANKS 32
#define CUB_PTX_LOG_SMEM_BANKS 5
#define CUB_SUBSCRIPTION_FACTOR(unused) 1
#define CUB_PTX_SUBSCRIPTION_FACTOR 1
#define CUB_PREFER_CONFLICT_OVER_PADDING(unused) 1
#define CUB_PTX_PREFER_CONFLICT_OVER_PADDING 1
#define CUB_MAX_DEVICES 128
#define CUB_STDERR
#define CUB_ALIGN(bytes) __align__(bytes)
#define CUB_CAT_(a, b) a##b
#define CUB_CAT(a, b) CUB_CAT_(a, b)
#define CUB_MAX(a, b) (((a) > (b)) ? (a) : (b))
#define CUB_MIN(a, b) (((a) < (b)) ? (a) : (b))
#define CUB_QUOTIENT_FLOOR(x, y) ((x) / (y))
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y)-1) / (y))
#define CUB_ROUND_UP_NEAREST(x, y) ((((x) + (y)-1) / (y)) * (y))
#define CUB_ROUND_DOWN_NEAREST(x, y) (((x) / (y)) * (y))
#define CUB_STATIC_ASSERT(cond, msg) static_assert(cond, #msg)
#define CUB_PREVENT_MACRO_SUBSTITUTION
#define CUB_DEPRECATED
#define CUB_IS_DEVICE_CODE 0
#define CUB_IS_HOST_CODE 1
#define CUB_INCLUDE_DEVICE_CODE 0
#define CUB_INCLUDE_HOST_CODE 1
#define CUB_CPP_DIALECT 2017
#define CUB_USE_COOPERATIVE_GROUPS
#define CubDebug(e) cub::Debug((cudaError_t)(e), __FILE__, __LINE__)
#define CubDebugExit(e) (cub::Debug((cudaError_t)(e), __FILE__, __LINE__) ? exit(1) : (void)0)
#define _CubLog(format, ...) printf(format, __VA_ARGS__)
#define _CUB_ASM_PTR_ "l"
#define _CUB_ASM_PTR_SIZE_ "u64"
#define CUB_DEFINE_DETECT_NESTED_TYPE(name, nested)                            \
  template <class T> struct name {                                             \
    template <class C> static char test(typename C::nested *);                 \
    template <class C> static int test(...);                                   \
    static const int VALUE = sizeof(test<T>(0)) < sizeof(int);                 \
  };

namespace cub {
enum BlockLoadAlgorithm { BLOCK_LOAD_DIRECT, BLOCK_LOAD_STRIPED, BLOCK_LOAD_VECTORIZE, BLOCK_LOAD_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED };
enum BlockStoreAlgorithm { BLOCK_STORE_DIRECT, BLOCK_STORE_STRIPED, BLOCK_STORE_VECTORIZE, BLOCK_STORE_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED };
enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS };
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum WarpLoadAlgorithm { WARP_LOAD_DIRECT, WARP_LOAD_STRIPED, WARP_LOAD_VECTORIZE, WARP_LOAD_TRANSPOSE };
enum WarpStoreAlgorithm { WARP_STORE_DIRECT, WARP_STORE_STRIPED, WARP_STORE_VECTORIZE, WARP_STORE_TRANSPOSE };
enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };
enum WarpMatchAlgorithm { WARP_MATCH_ANY, WARP_MATCH_ATOMIC_OR };
enum RadixRankAlgorithm { RADIX_RANK_BASIC, RADIX_RANK_MEMOIZE, RADIX_RANK_MATCH, RADIX_RANK_MATCH_EARLY_COUNTS_ANY, RADIX_RANK_MATCH_EARLY_COUNTS_ATOMIC_OR };
enum RadixSortStoreAlgorithm { RADIX_SORT_STORE_DIRECT, RADIX_SORT_STORE_ALIGNED };
enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };
enum GridMappingStrategy { GRID_MAPPING_RAKE, GRID_MAPPING_STRIP_MINE, GRID_MAPPING_DYNAMIC };
enum Category { NOT_A_NUMBER, SIGNED_INTEGER, UNSIGNED_INTEGER, FLOATING_POINT };

HIPWAVE_HD cudaError_t Debug(cudaError_t, const char *, int);
struct NullType {
  template <class T> HIPWAVE_HD NullType &operator=(const T &) HIPWAVE_STUB
  HIPWAVE_HD bool operator==(const NullType &) const HIPWAVE_STUB
  HIPWAVE_HD bool operator!=(const NullType &) const HIPWAVE_STUB
};
template <int A> struct Int2Type { enum { VALUE = A }; };
template <bool B, class T, class F> struct If { typedef T Type; };
template <class T, class F> struct If<false, T, F> { typedef F Type; };
template <class A, class B> struct Equals { enum { VALUE = 0, NEGATE = 1 }; };
template <class A> struct Equals<A, A> { enum { VALUE = 1, NEGATE = 0 }; };
template <int N> struct Log2 { enum { VALUE = N <= 1 ? 0 : 1 + Log2<N / 2>::VALUE }; };
template <> struct Log2<0> { enum { VALUE = 0 }; };
template <int N> struct PowerOfTwo { enum { VALUE = (N & (N - 1)) == 0 }; };
template <class T> struct AlignBytes { enum { ALIGN_BYTES = alignof(T) }; typedef T Type; };
template <class T> struct UnitWord { typedef T ShuffleWord; typedef T VolatileWord; typedef T DeviceWord; typedef T TextureWord; };
template <class T> struct Uninitialized {
  char storage[sizeof(T)];
  HIPWAVE_HD T &Alias() HIPWAVE_STUB
};
template <class Key, class Value> struct KeyValuePair {
  typedef Key KeyT;
  typedef Value ValueT;
  Key key;
  Value value;
  HIPWAVE_HD KeyValuePair() {}
  HIPWAVE_HD KeyValuePair(const Key &k, const Value &v) : key(k), value(v) {}
  HIPWAVE_HD bool operator!=(const KeyValuePair &) const HIPWAVE_STUB
};
template <class T> struct DoubleBuffer {
  T *d_buffers[2];
  int selector;
  HIPWAVE_HD DoubleBuffer() {}
  HIPWAVE_HD DoubleBuffer(T *a, T *b) : selector(0) { d_buffers[0] = a; d_buffers[1] = b; }
  HIPWAVE_HD T *Current() { return d_buffers[selector]; }
  HIPWAVE_HD T *Alternate() { return d_buffers[selector ^ 1]; }
};
template <class T, class Iter = T *> struct FutureValue {
  HIPWAVE_HD explicit FutureValue(Iter) HIPWAVE_STUB
  HIPWAVE_HD operator T() HIPWAVE_STUB
};
template <Category C, bool Primitive, bool Null, class Bits, class T> struct BaseTraits {
  static const Category CATEGORY = C;
  enum { PRIMITIVE = Primitive, NULL_TYPE = Null };
  typedef Bits UnsignedBits;
  static HIPWAVE_HD Bits TwiddleIn(Bits) HIPWAVE_STUB
  static HIPWAVE_HD Bits TwiddleOut(Bits) HIPWAVE_STUB
  static HIPWAVE_HD T Max() HIPWAVE_STUB
  static HIPWAVE_HD T Lowest() HIPWAVE_STUB
};
template <class T> struct NumericTraits : BaseTraits<NOT_A_NUMBER, false, false, T, T> {};
template <> struct NumericTraits<NullType> : BaseTraits<NOT_A_NUMBER, false, true, NullType, NullType> {};
template <> struct NumericTraits<char> : BaseTraits<SIGNED_INTEGER, true, false, unsigned char, char> {};
template <> struct NumericTraits<signed char> : BaseTraits<SIGNED_INTEGER, true, false, unsigned char, signed char> {};
template <> struct NumericTraits<short> : BaseTraits<SIGNED_INTEGER, true, false, unsigned short, short> {};
template <> struct NumericTraits<int> : BaseTraits<SIGNED_INTEGER, true, false, unsigned int, int> {};
template <> struct NumericTraits<long> : BaseTraits<SIGNED_INTEGER, true, false, unsigned long, long> {};
template <> struct NumericTraits<long long> : BaseTraits<SIGNED_INTEGER, true, false, unsigned long long, long long> {};
template <> struct NumericTraits<bool> : BaseTraits<UNSIGNED_INTEGER, true, false, unsigned char, bool> {};
template <> struct NumericTraits<unsigned char> : BaseTraits<UNSIGNED_INTEGER, true, false, unsigned char, unsigned char> {};
template <> struct NumericTraits<unsigned short> : BaseTraits<UNSIGNED_INTEGER, true, false, unsigned short, unsigned short> {};
template <> struct NumericTraits<unsigned int> : BaseTraits<UNSIGNED_INTEGER, true, false, unsigned int, unsigned int> {};
template <> struct NumericTraits<unsigned long> : BaseTraits<UNSIGNED_INTEGER, true, false, unsigned long, unsigned long> {};
template <> struct NumericTraits<unsigned long long> : BaseTraits<UNSIGNED_INTEGER, true, false, unsigned long long, unsigned long long> {};
template <> struct NumericTraits<float> : BaseTraits<FLOATING_POINT, true, false, unsigned int, float> {};
template <> struct NumericTraits<double> : BaseTraits<FLOATING_POINT, true, false, unsigned long long, double> {};
template <> struct NumericTraits<__half> : BaseTraits<FLOATING_POINT, true, false, unsigned short, __half> {};
template <> struct NumericTraits<__nv_bfloat16> : BaseTraits<FLOATING_POINT, true, false, unsigned short, __nv_bfloat16> {};
template <class T> struct Traits : NumericTraits<T> {};
template <class T, int N> struct CubVector;
template <class It> struct hipwave_value { typedef typename ::std::iterator_traits<It>::value_type type; };

// Operators
struct Equality { template <class T, class U> HIPWAVE_HD bool operator()(const T &a, const U &b) const { return a == b; } };
struct Inequality { template <class T, class U> HIPWAVE_HD bool operator()(const T &a, const U &b) const { return a != b; } };
template <class Op> struct InequalityWrapper {
  Op op;
  HIPWAVE_HD InequalityWrapper(Op o) : op(o) {}
  template <class T, class U> HIPWAVE_HD bool operator()(const T &a, const U &b) { return !op(a, b); }
};
struct Sum { template <class T, class U> HIPWAVE_HD auto operator()(const T &a, const U &b) const -> decltype(a + b) { return a + b; } };
struct Difference { template <class T, class U> HIPWAVE_HD auto operator()(const T &a, const U &b) const -> decltype(a - b) { return a - b; } };
struct Division { template <class T, class U> HIPWAVE_HD auto operator()(const T &a, const U &b) const -> decltype(a / b) { return a / b; } };
struct Max { template <class T> HIPWAVE_HD T operator()(const T &a, const T &b) const { return a < b ? b : a; } };
struct Min { template <class T> HIPWAVE_HD T operator()(const T &a, const T &b) const { return b < a ? b : a; } };
struct ArgMax { template <class T, class O> HIPWAVE_HD KeyValuePair<O, T> operator()(const KeyValuePair<O, T> &a, const KeyValuePair<O, T> &b) const { return a.value < b.value ? b : a; } };
struct ArgMin { template <class T, class O> HIPWAVE_HD KeyValuePair<O, T> operator()(const KeyValuePair<O, T> &a, const KeyValuePair<O, T> &b) const { return b.value < a.value ? b : a; } };
template <class B> struct CastOp { template <class A> HIPWAVE_HD B operator()(const A &a) const { return (B)a; } };
template <class Op> struct SwizzleScanOp {
  HIPWAVE_HD SwizzleScanOp(Op) HIPWAVE_STUB
  template <class T> HIPWAVE_HD T operator()(const T &, const T &) HIPWAVE_STUB
};
template <class Op> struct ReduceBySegmentOp {
  HIPWAVE_HD ReduceBySegmentOp() HIPWAVE_STUB
  HIPWAVE_HD ReduceBySegmentOp(Op) HIPWAVE_STUB
  template <class P> HIPWAVE_HD P operator()(const P &, const P &) HIPWAVE_STUB
};
template <class Op> struct ReduceByKeyOp {
  HIPWAVE_HD ReduceByKeyOp() HIPWAVE_STUB
  HIPWAVE_HD ReduceByKeyOp(Op) HIPWAVE_STUB
  template <class P> HIPWAVE_HD P operator()(const P &, const P &) HIPWAVE_STUB
};

// Iterators
template <class V, class Self, class Ref = V> struct hipwave_iterator {
  typedef ptrdiff_t difference_type;
  typedef V value_type;
  typedef V *pointer;
  typedef Ref reference;
  typedef ::std::random_access_iterator_tag iterator_category;
  HIPWAVE_HD Self operator++(int) HIPWAVE_STUB
  HIPWAVE_HD Self operator++() HIPWAVE_STUB
  HIPWAVE_HD Ref operator*() const HIPWAVE_STUB
  HIPWAVE_HD pointer operator->() HIPWAVE_STUB
  template <class D> HIPWAVE_HD Self operator+(D) const HIPWAVE_STUB
  template <class D> HIPWAVE_HD Self &operator+=(D) HIPWAVE_STUB
  template <class D> HIPWAVE_HD Self operator-(D) const HIPWAVE_STUB
  template <class D> HIPWAVE_HD Self &operator-=(D) HIPWAVE_STUB
  HIPWAVE_HD ptrdiff_t operator-(Self) const HIPWAVE_STUB
  template <class D> HIPWAVE_HD Ref operator[](D) const HIPWAVE_STUB
  HIPWAVE_HD bool operator==(const Self &) const HIPWAVE_STUB
  HIPWAVE_HD bool operator!=(const Self &) const HIPWAVE_STUB
};
template <class V, class O = ptrdiff_t> struct CountingInputIterator : hipwave_iterator<V, CountingInputIterator<V, O>> {
  HIPWAVE_HD CountingInputIterator(const V &) HIPWAVE_STUB
};
template <class V, class O = ptrdiff_t> struct ConstantInputIterator : hipwave_iterator<V, ConstantInputIterator<V, O>> {
  HIPWAVE_HD ConstantInputIterator(V, O = 0) HIPWAVE_STUB
};
template <class V, class Op, class It, class O = ptrdiff_t>
struct TransformInputIterator : hipwave_iterator<V, TransformInputIterator<V, Op, It, O>> {
  HIPWAVE_HD TransformInputIterator(It, Op) HIPWAVE_STUB
};
template <class It, class O = ptrdiff_t, class V = typename hipwave_value<It>::type>
struct ArgIndexInputIterator : hipwave_iterator<KeyValuePair<O, V>, ArgIndexInputIterator<It, O, V>> {
  HIPWAVE_HD ArgIndexInputIterator(It, O = 0) HIPWAVE_STUB
  HIPWAVE_HD void normalize() HIPWAVE_STUB
};
template <CacheLoadModifier M, class V, class O = ptrdiff_t>
struct CacheModifiedInputIterator : hipwave_iterator<V, CacheModifiedInputIterator<M, V, O>> {
  template <class Q> HIPWAVE_HD CacheModifiedInputIterator(Q *) HIPWAVE_STUB
};
template <CacheStoreModifier M, class V, class O = ptrdiff_t>
struct CacheModifiedOutputIterator : hipwave_iterator<V, CacheModifiedOutputIterator<M, V, O>, V &> {
  template <class Q> HIPWAVE_HD CacheModifiedOutputIterator(Q *) HIPWAVE_STUB
};
template <class O = ptrdiff_t> struct DiscardOutputIterator : hipwave_iterator<int, DiscardOutputIterator<O>, NullType &> {
  HIPWAVE_HD DiscardOutputIterator(O = 0) HIPWAVE_STUB
};
template <class V, class O = ptrdiff_t> struct TexObjInputIterator : hipwave_iterator<V, TexObjInputIterator<V, O>> {
  HIPWAVE_HD TexObjInputIterator() HIPWAVE_STUB
  template <class Q> cudaError_t BindTexture(Q *, size_t = 0, size_t = 0) HIPWAVE_STUB
  cudaError_t UnbindTexture() HIPWAVE_STUB
};
template <class V, int Id, class O = ptrdiff_t> struct TexRefInputIterator : hipwave_iterator<V, TexRefInputIterator<V, Id, O>> {
  template <class Q> cudaError_t BindTexture(Q *, size_t = 0, size_t = 0) HIPWAVE_STUB
  cudaError_t UnbindTexture() HIPWAVE_STUB
};

// Grid
template <class O> struct GridEvenShare {
  O num_items;
  int grid_size;
  O block_offset, block_end, block_stride;
  HIPWAVE_HD GridEvenShare() HIPWAVE_STUB
  HIPWAVE_HD void DispatchInit(O, int, int) HIPWAVE_STUB
  template <int Tile, GridMappingStrategy S> HIPWAVE_D void BlockInit() HIPWAVE_STUB
};
template <class O> class GridQueue {
public:
  HIPWAVE_HD static size_t AllocationSize() HIPWAVE_STUB
  HIPWAVE_HD GridQueue() HIPWAVE_STUB
  HIPWAVE_HD GridQueue(void *) HIPWAVE_STUB
  HIPWAVE_HD cudaError_t FillAndResetDrain(O, cudaStream_t = 0) HIPWAVE_STUB
  HIPWAVE_HD cudaError_t ResetDrain(cudaStream_t = 0) HIPWAVE_STUB
  HIPWAVE_D O Drain(O) HIPWAVE_STUB
  HIPWAVE_D O Fill(O) HIPWAVE_STUB
  HIPWAVE_D O FillSize() const HIPWAVE_STUB
};
class GridBarrier { public: HIPWAVE_D void Sync() const HIPWAVE_STUB };
class GridBarrierLifetime : public GridBarrier { public: cudaError_t HostReset(); cudaError_t Setup(int); };

struct CachingDeviceAllocator {
  static const unsigned int INVALID_BIN = (unsigned int)-1;
  static const size_t INVALID_SIZE = (size_t)-1;
  static const int INVALID_DEVICE_ORDINAL = -1;
  CachingDeviceAllocator(unsigned int, unsigned int = 1, unsigned int = INVALID_BIN, size_t = INVALID_SIZE, bool = false, bool = false) HIPWAVE_STUB
  CachingDeviceAllocator(bool = false, bool = false) HIPWAVE_STUB
  cudaError_t SetMaxCachedBytes(size_t) HIPWAVE_STUB
  cudaError_t DeviceAllocate(int, void **, size_t, cudaStream_t = 0) HIPWAVE_STUB
  cudaError_t DeviceAllocate(void **, size_t, cudaStream_t = 0) HIPWAVE_STUB
  cudaError_t DeviceFree(int, void *) HIPWAVE_STUB
  cudaError_t DeviceFree(void *) HIPWAVE_STUB
  cudaError_t FreeAllCached() HIPWAVE_STUB
  ~CachingDeviceAllocator() HIPWAVE_STUB
};

// Thread and utility functions
template <CacheLoadModifier M, class It> HIPWAVE_D typename hipwave_value<It>::type ThreadLoad(It) HIPWAVE_STUB
template <CacheStoreModifier M, class It, class T> HIPWAVE_D void ThreadStore(It, T) HIPWAVE_STUB
template <int N, class T, class Op> HIPWAVE_D T ThreadReduce(T *, Op) HIPWAVE_STUB
template <int N, class T, class Op> HIPWAVE_D T ThreadReduce(T *, Op, T) HIPWAVE_STUB
template <int N, class T, class Op> HIPWAVE_D T ThreadReduce(T (&)[N], Op) HIPWAVE_STUB
template <int N, class T, class Op> HIPWAVE_D T ThreadReduce(T (&)[N], Op, T) HIPWAVE_STUB
template <int N, class T, class Op> HIPWAVE_D T ThreadScanExclusive(T (&)[N], T (&)[N], Op, T, bool = true) HIPWAVE_STUB
template <int N, class T, class Op> HIPWAVE_D T ThreadScanInclusive(T (&)[N], T (&)[N], Op) HIPWAVE_STUB
template <class It, class O, class T> HIPWAVE_D O UpperBound(It, O, T) HIPWAVE_STUB
template <class It, class O, class T> HIPWAVE_D O LowerBound(It, O, T) HIPWAVE_STUB
template <class K, class V, class C, int N> HIPWAVE_D void StableOddEvenSort(K (&)[N], V (&)[N], C) HIPWAVE_STUB
template <class A, class B, class O, class C> HIPWAVE_D void MergePathSearch(O, A, B, O, O, C &) HIPWAVE_STUB
template <class K, class It, class O, class Cmp> HIPWAVE_D O MergePath(It, It, O, O, O, Cmp) HIPWAVE_STUB
template <class K, class It, class O, class Cmp, int N> HIPWAVE_D void SerialMerge(K *, O, O, O, O, K (&)[N], int (&)[N], Cmp) HIPWAVE_STUB
template <class T> HIPWAVE_HD T MidPoint(T, T) HIPWAVE_STUB
HIPWAVE_D int RowMajorTid(int, int, int);
HIPWAVE_D unsigned int LaneId();
HIPWAVE_D unsigned int WarpId();
HIPWAVE_D unsigned int LaneMaskLt();
HIPWAVE_D unsigned int LaneMaskLe();
HIPWAVE_D unsigned int LaneMaskGt();
HIPWAVE_D unsigned int LaneMaskGe();
template <int N> HIPWAVE_HD unsigned int WarpMask(unsigned int) HIPWAVE_STUB
template <int W, class T> HIPWAVE_D T ShuffleUp(T, int, int, unsigned int) HIPWAVE_STUB
template <int W, class T> HIPWAVE_D T ShuffleDown(T, int, int, unsigned int) HIPWAVE_STUB
template <int W, class T> HIPWAVE_D T ShuffleIndex(T, int, unsigned int) HIPWAVE_STUB
template <class T> HIPWAVE_D unsigned int BFE(T, unsigned int, unsigned int) HIPWAVE_STUB
HIPWAVE_D void BFI(unsigned int &, unsigned int, unsigned int, unsigned int, unsigned int);
HIPWAVE_D unsigned int IADD3(unsigned int, unsigned int, unsigned int);
HIPWAVE_D int PRMT(unsigned int, unsigned int, unsigned int);
HIPWAVE_D void BAR(int);
HIPWAVE_D int CTA_SYNC_AND(int);
HIPWAVE_D void CTA_SYNC();
HIPWAVE_D void WARP_SYNC(unsigned int);
HIPWAVE_D int WARP_ANY(int, unsigned int);
HIPWAVE_D int WARP_ALL(int, unsigned int);
HIPWAVE_D int WARP_BALLOT(int, unsigned int);
template <int N> HIPWAVE_D unsigned int MatchAny(unsigned int) HIPWAVE_STUB
HIPWAVE_HD cudaError_t PtxVersion(int &);
HIPWAVE_HD cudaError_t SmVersion(int &, int = 0);
HIPWAVE_HD cudaError_t SyncStream(cudaStream_t);
HIPWAVE_HD cudaError_t MaxSmOccupancy(int &, const void *, int, int = 0);
template <class K> HIPWAVE_HD cudaError_t MaxSmOccupancy(int &, K, int, int = 0) HIPWAVE_STUB
HIPWAVE_HD int CurrentDevice();
HIPWAVE_HD int DeviceCount();
template <class K> struct BaseDigitExtractor {};
template <class K> struct BFEDigitExtractor : BaseDigitExtractor<K> {
  HIPWAVE_D explicit BFEDigitExtractor(unsigned int = 0, unsigned int = 0) HIPWAVE_STUB
  HIPWAVE_D unsigned int Digit(K) HIPWAVE_STUB
};
template <class K> struct ShiftDigitExtractor : BaseDigitExtractor<K> {
  HIPWAVE_D explicit ShiftDigitExtractor(unsigned int = 0, unsigned int = 0) HIPWAVE_STUB
  HIPWAVE_D unsigned int Digit(K) HIPWAVE_STUB
};
template <class K> struct RadixSortTwiddle;
template <class T, int N, class It> HIPWAVE_D void LoadDirectBlocked(int, It, T (&)[N]) HIPWAVE_STUB
template <class T, int N, class It> HIPWAVE_D void LoadDirectBlocked(int, It, T (&)[N], int) HIPWAVE_STUB
template <class T, int N, class It, class D> HIPWAVE_D void LoadDirectBlocked(int, It, T (&)[N], int, D) HIPWAVE_STUB
template <class T, int N, class It> HIPWAVE_D void StoreDirectBlocked(int, It, T (&)[N]) HIPWAVE_STUB
template <class T, int N, class It> HIPWAVE_D void StoreDirectBlocked(int, It, T (&)[N], int) HIPWAVE_STUB
template <int BlockThreads, class T, int N, class It> HIPWAVE_D void LoadDirectStriped(int, It, T (&)[N]) HIPWAVE_STUB
template <int BlockThreads, class T, int N, class It> HIPWAVE_D void LoadDirectStriped(int, It, T (&)[N], int) HIPWAVE_STUB
template <int BlockThreads, class T, int N, class It, class D> HIPWAVE_D void LoadDirectStriped(int, It, T (&)[N], int, D) HIPWAVE_STUB
template <int BlockThreads, class T, int N, class It> HIPWAVE_D void StoreDirectStriped(int, It, T (&)[N]) HIPWAVE_STUB
template <int BlockThreads, class T, int N, class It> HIPWAVE_D void StoreDirectStriped(int, It, T (&)[N], int) HIPWAVE_STUB
template <class T, int N, class It> HIPWAVE_D void LoadDirectWarpStriped(int, It, T (&)[N]) HIPWAVE_STUB
template <class T, int N, class It> HIPWAVE_D void LoadDirectWarpStriped(int, It, T (&)[N], int) HIPWAVE_STUB
template <class T, int N, class It, class D> HIPWAVE_D void LoadDirectWarpStriped(int, It, T (&)[N], int, D) HIPWAVE_STUB
template <class T, int N, class It> HIPWAVE_D void StoreDirectWarpStriped(int, It, T (&)[N]) HIPWAVE_STUB
template <class T, int N, class It> HIPWAVE_D void StoreDirectWarpStriped(int, It, T (&)[N], int) HIPWAVE_STUB
template <class T, int N> HIPWAVE_D void LoadDirectBlockedVectorized(int, T *, T (&)[N]) HIPWAVE_STUB
template <class T, int N> HIPWAVE_D void StoreDirectBlockedVectorized(int, T *, T (&)[N]) HIPWAVE_STUB

template <class T, int DimX, int N, BlockLoadAlgorithm A = BLOCK_LOAD_DIRECT, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockLoad {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockLoad() HIPWAVE_STUB
  HIPWAVE_D BlockLoad(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockLoad(TempStorage &, int) HIPWAVE_STUB
  template <class It> HIPWAVE_D void Load(It, T (&)[N]) HIPWAVE_STUB
  template <class It> HIPWAVE_D void Load(It, T (&)[N], int) HIPWAVE_STUB
  template <class It, class D> HIPWAVE_D void Load(It, T (&)[N], int, D) HIPWAVE_STUB
};

template <class T, int DimX, int N, BlockStoreAlgorithm A = BLOCK_STORE_DIRECT, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockStore {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockStore() HIPWAVE_STUB
  HIPWAVE_D BlockStore(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockStore(TempStorage &, int) HIPWAVE_STUB
  template <class It> HIPWAVE_D void Store(It, T (&)[N]) HIPWAVE_STUB
  template <class It> HIPWAVE_D void Store(It, T (&)[N], int) HIPWAVE_STUB
};

template <class T, int DimX, BlockReduceAlgorithm A = BLOCK_REDUCE_WARP_REDUCTIONS, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockReduce {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockReduce() HIPWAVE_STUB
  HIPWAVE_D BlockReduce(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockReduce(TempStorage &, int) HIPWAVE_STUB
  template <class Op> HIPWAVE_D T Reduce(T, Op) HIPWAVE_STUB
  template <int N, class Op> HIPWAVE_D T Reduce(T (&)[N], Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D T Reduce(T, Op, int) HIPWAVE_STUB
  HIPWAVE_D T Sum(T) HIPWAVE_STUB
  template <int N> HIPWAVE_D T Sum(T (&)[N]) HIPWAVE_STUB
  HIPWAVE_D T Sum(T, int) HIPWAVE_STUB
};

template <class T, int DimX, BlockScanAlgorithm A = BLOCK_SCAN_RAKING, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockScan {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockScan() HIPWAVE_STUB
  HIPWAVE_D BlockScan(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockScan(TempStorage &, int) HIPWAVE_STUB
  HIPWAVE_D void ExclusiveSum(T, T &) HIPWAVE_STUB
  HIPWAVE_D void ExclusiveSum(T, T &, T &) HIPWAVE_STUB
  template <class P> HIPWAVE_D void ExclusiveSum(T, T &, P &) HIPWAVE_STUB
  template <int N> HIPWAVE_D void ExclusiveSum(T (&)[N], T (&)[N]) HIPWAVE_STUB
  template <int N> HIPWAVE_D void ExclusiveSum(T (&)[N], T (&)[N], T &) HIPWAVE_STUB
  template <int N, class P> HIPWAVE_D void ExclusiveSum(T (&)[N], T (&)[N], P &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void ExclusiveScan(T, T &, T, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void ExclusiveScan(T, T &, T, Op, T &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void ExclusiveScan(T, T &, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void ExclusiveScan(T, T &, Op, T &) HIPWAVE_STUB
  template <class Op, class P> HIPWAVE_D void ExclusiveScan(T, T &, Op, P &) HIPWAVE_STUB
  template <int N, class Op> HIPWAVE_D void ExclusiveScan(T (&)[N], T (&)[N], T, Op) HIPWAVE_STUB
  template <int N, class Op> HIPWAVE_D void ExclusiveScan(T (&)[N], T (&)[N], T, Op, T &) HIPWAVE_STUB
  template <int N, class Op> HIPWAVE_D void ExclusiveScan(T (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class Op> HIPWAVE_D void ExclusiveScan(T (&)[N], T (&)[N], Op, T &) HIPWAVE_STUB
  template <int N, class Op, class P> HIPWAVE_D void ExclusiveScan(T (&)[N], T (&)[N], Op, P &) HIPWAVE_STUB
  HIPWAVE_D void InclusiveSum(T, T &) HIPWAVE_STUB
  HIPWAVE_D void InclusiveSum(T, T &, T &) HIPWAVE_STUB
  template <class P> HIPWAVE_D void InclusiveSum(T, T &, P &) HIPWAVE_STUB
  template <int N> HIPWAVE_D void InclusiveSum(T (&)[N], T (&)[N]) HIPWAVE_STUB
  template <int N> HIPWAVE_D void InclusiveSum(T (&)[N], T (&)[N], T &) HIPWAVE_STUB
  template <int N, class P> HIPWAVE_D void InclusiveSum(T (&)[N], T (&)[N], P &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void InclusiveScan(T, T &, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void InclusiveScan(T, T &, Op, T &) HIPWAVE_STUB
  template <class Op, class P> HIPWAVE_D void InclusiveScan(T, T &, Op, P &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void InclusiveScan(T, T &, T, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void InclusiveScan(T, T &, T, Op, T &) HIPWAVE_STUB
  template <int N, class Op> HIPWAVE_D void InclusiveScan(T (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class Op> HIPWAVE_D void InclusiveScan(T (&)[N], T (&)[N], Op, T &) HIPWAVE_STUB
  template <int N, class Op, class P> HIPWAVE_D void InclusiveScan(T (&)[N], T (&)[N], Op, P &) HIPWAVE_STUB
};

template <class K, int DimX, int N, class V = NullType, int RadixBits = 4, bool Memoize = true, BlockScanAlgorithm A = BLOCK_SCAN_WARP_SCANS, cudaSharedMemConfig C = cudaSharedMemBankSizeFourByte, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockRadixSort {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockRadixSort() HIPWAVE_STUB
  HIPWAVE_D BlockRadixSort(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockRadixSort(TempStorage &, int) HIPWAVE_STUB
  HIPWAVE_D void Sort(K (&)[N], int = 0, int = sizeof(K) * 8) HIPWAVE_STUB
  HIPWAVE_D void Sort(K (&)[N], V (&)[N], int = 0, int = sizeof(K) * 8) HIPWAVE_STUB
  template <class D> HIPWAVE_D void Sort(K (&)[N], D, int, int) HIPWAVE_STUB
  template <class D> HIPWAVE_D void Sort(K (&)[N], D) HIPWAVE_STUB
  template <class D> HIPWAVE_D void Sort(K (&)[N], V (&)[N], D, int, int) HIPWAVE_STUB
  template <class D> HIPWAVE_D void Sort(K (&)[N], V (&)[N], D) HIPWAVE_STUB
  HIPWAVE_D void SortDescending(K (&)[N], int = 0, int = sizeof(K) * 8) HIPWAVE_STUB
  HIPWAVE_D void SortDescending(K (&)[N], V (&)[N], int = 0, int = sizeof(K) * 8) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortDescending(K (&)[N], D, int, int) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortDescending(K (&)[N], D) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortDescending(K (&)[N], V (&)[N], D, int, int) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortDescending(K (&)[N], V (&)[N], D) HIPWAVE_STUB
  HIPWAVE_D void SortBlockedToStriped(K (&)[N], int = 0, int = sizeof(K) * 8) HIPWAVE_STUB
  HIPWAVE_D void SortBlockedToStriped(K (&)[N], V (&)[N], int = 0, int = sizeof(K) * 8) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortBlockedToStriped(K (&)[N], D, int, int) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortBlockedToStriped(K (&)[N], D) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortBlockedToStriped(K (&)[N], V (&)[N], D, int, int) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortBlockedToStriped(K (&)[N], V (&)[N], D) HIPWAVE_STUB
  HIPWAVE_D void SortDescendingBlockedToStriped(K (&)[N], int = 0, int = sizeof(K) * 8) HIPWAVE_STUB
  HIPWAVE_D void SortDescendingBlockedToStriped(K (&)[N], V (&)[N], int = 0, int = sizeof(K) * 8) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortDescendingBlockedToStriped(K (&)[N], D, int, int) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortDescendingBlockedToStriped(K (&)[N], D) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortDescendingBlockedToStriped(K (&)[N], V (&)[N], D, int, int) HIPWAVE_STUB
  template <class D> HIPWAVE_D void SortDescendingBlockedToStriped(K (&)[N], V (&)[N], D) HIPWAVE_STUB
};

template <class K, class V, int Threads, int N, class Strategy> class BlockMergeSortStrategy {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockMergeSortStrategy() HIPWAVE_STUB
  HIPWAVE_D BlockMergeSortStrategy(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockMergeSortStrategy(TempStorage &, int) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], V (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], V (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], V (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], V (&)[N], C, int, K) HIPWAVE_STUB
  HIPWAVE_D unsigned int get_linear_tid() const HIPWAVE_STUB
};

template <class K, int DimX, int N, class V = NullType, int DimY = 1, int DimZ = 1> class BlockMergeSort {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockMergeSort() HIPWAVE_STUB
  HIPWAVE_D BlockMergeSort(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockMergeSort(TempStorage &, int) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], V (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], V (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], V (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], V (&)[N], C, int, K) HIPWAVE_STUB
  HIPWAVE_D unsigned int get_linear_tid() const HIPWAVE_STUB
};

template <class K, int N, int Threads = 32, class V = NullType, int Arch = 0> class WarpMergeSort {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D WarpMergeSort() HIPWAVE_STUB
  HIPWAVE_D WarpMergeSort(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D WarpMergeSort(TempStorage &, int) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], V (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Sort(K (&)[N], V (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], C, int, K) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], V (&)[N], C) HIPWAVE_STUB
  template <class C> HIPWAVE_D void StableSort(K (&)[N], V (&)[N], C, int, K) HIPWAVE_STUB
  HIPWAVE_D unsigned int get_linear_tid() const HIPWAVE_STUB
};

template <class T, int DimX, int N, bool WarpTimeSlicing = false, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockExchange {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockExchange() HIPWAVE_STUB
  HIPWAVE_D BlockExchange(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockExchange(TempStorage &, int) HIPWAVE_STUB
  template <class U> HIPWAVE_D void BlockedToStriped(const T (&)[N], U (&)[N]) HIPWAVE_STUB
  HIPWAVE_D void BlockedToStriped(T (&)[N]) HIPWAVE_STUB
  template <class U> HIPWAVE_D void StripedToBlocked(const T (&)[N], U (&)[N]) HIPWAVE_STUB
  HIPWAVE_D void StripedToBlocked(T (&)[N]) HIPWAVE_STUB
  template <class U> HIPWAVE_D void BlockedToWarpStriped(const T (&)[N], U (&)[N]) HIPWAVE_STUB
  HIPWAVE_D void BlockedToWarpStriped(T (&)[N]) HIPWAVE_STUB
  template <class U> HIPWAVE_D void WarpStripedToBlocked(const T (&)[N], U (&)[N]) HIPWAVE_STUB
  HIPWAVE_D void WarpStripedToBlocked(T (&)[N]) HIPWAVE_STUB
  template <class U, class O> HIPWAVE_D void ScatterToBlocked(const T (&)[N], U (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class O> HIPWAVE_D void ScatterToBlocked(T (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class U, class O> HIPWAVE_D void ScatterToStriped(const T (&)[N], U (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class O> HIPWAVE_D void ScatterToStriped(T (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class U, class O> HIPWAVE_D void ScatterToStripedGuarded(const T (&)[N], U (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class O> HIPWAVE_D void ScatterToStripedGuarded(T (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class U, class O, class F> HIPWAVE_D void ScatterToStripedFlagged(const T (&)[N], U (&)[N], O (&)[N], F (&)[N]) HIPWAVE_STUB
};

template <class T, int N, int Threads = 32, int Arch = 0, WarpExchangeAlgorithm A = WARP_EXCHANGE_SMEM> class WarpExchange {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D WarpExchange() HIPWAVE_STUB
  HIPWAVE_D WarpExchange(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D WarpExchange(TempStorage &, int) HIPWAVE_STUB
  template <class U> HIPWAVE_D void BlockedToStriped(const T (&)[N], U (&)[N]) HIPWAVE_STUB
  HIPWAVE_D void BlockedToStriped(T (&)[N]) HIPWAVE_STUB
  template <class U> HIPWAVE_D void StripedToBlocked(const T (&)[N], U (&)[N]) HIPWAVE_STUB
  HIPWAVE_D void StripedToBlocked(T (&)[N]) HIPWAVE_STUB
  template <class U> HIPWAVE_D void BlockedToWarpStriped(const T (&)[N], U (&)[N]) HIPWAVE_STUB
  HIPWAVE_D void BlockedToWarpStriped(T (&)[N]) HIPWAVE_STUB
  template <class U> HIPWAVE_D void WarpStripedToBlocked(const T (&)[N], U (&)[N]) HIPWAVE_STUB
  HIPWAVE_D void WarpStripedToBlocked(T (&)[N]) HIPWAVE_STUB
  template <class U, class O> HIPWAVE_D void ScatterToBlocked(const T (&)[N], U (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class O> HIPWAVE_D void ScatterToBlocked(T (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class U, class O> HIPWAVE_D void ScatterToStriped(const T (&)[N], U (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class O> HIPWAVE_D void ScatterToStriped(T (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class U, class O> HIPWAVE_D void ScatterToStripedGuarded(const T (&)[N], U (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class O> HIPWAVE_D void ScatterToStripedGuarded(T (&)[N], O (&)[N]) HIPWAVE_STUB
  template <class U, class O, class F> HIPWAVE_D void ScatterToStripedFlagged(const T (&)[N], U (&)[N], O (&)[N], F (&)[N]) HIPWAVE_STUB
};

template <class T, int DimX, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockDiscontinuity {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockDiscontinuity() HIPWAVE_STUB
  HIPWAVE_D BlockDiscontinuity(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockDiscontinuity(TempStorage &, int) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeads(F (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeads(F (&)[N], T (&)[N], Op, T) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagTails(F (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagTails(F (&)[N], T (&)[N], Op, T) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeadsAndTails(F (&)[N], F (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeadsAndTails(F (&)[N], F (&)[N], T, T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeadsAndTails(F (&)[N], T, F (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeadsAndTails(F (&)[N], T, F (&)[N], T, T (&)[N], Op) HIPWAVE_STUB
};

template <class T, int DimX, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockAdjacentDifference {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockAdjacentDifference() HIPWAVE_STUB
  HIPWAVE_D BlockAdjacentDifference(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockAdjacentDifference(TempStorage &, int) HIPWAVE_STUB
  template <int N, class U, class Op> HIPWAVE_D void SubtractLeft(T (&)[N], U (&)[N], Op) HIPWAVE_STUB
  template <int N, class U, class Op> HIPWAVE_D void SubtractLeft(T (&)[N], U (&)[N], Op, T) HIPWAVE_STUB
  template <int N, class U, class Op> HIPWAVE_D void SubtractLeftPartialTile(T (&)[N], U (&)[N], Op, int) HIPWAVE_STUB
  template <int N, class U, class Op> HIPWAVE_D void SubtractLeftPartialTile(T (&)[N], U (&)[N], Op, int, T) HIPWAVE_STUB
  template <int N, class U, class Op> HIPWAVE_D void SubtractRight(T (&)[N], U (&)[N], Op) HIPWAVE_STUB
  template <int N, class U, class Op> HIPWAVE_D void SubtractRight(T (&)[N], U (&)[N], Op, T) HIPWAVE_STUB
  template <int N, class U, class Op> HIPWAVE_D void SubtractRightPartialTile(T (&)[N], U (&)[N], Op, int) HIPWAVE_STUB
  template <int N, class U, class Op> HIPWAVE_D void SubtractRightPartialTile(T (&)[N], U (&)[N], Op, int, T) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeads(F (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeads(F (&)[N], T (&)[N], Op, T) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagTails(F (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagTails(F (&)[N], T (&)[N], Op, T) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeadsAndTails(F (&)[N], F (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeadsAndTails(F (&)[N], F (&)[N], T, T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeadsAndTails(F (&)[N], T, F (&)[N], T (&)[N], Op) HIPWAVE_STUB
  template <int N, class F, class Op> HIPWAVE_D void FlagHeadsAndTails(F (&)[N], T, F (&)[N], T, T (&)[N], Op) HIPWAVE_STUB
};

template <class T, int DimX, int N, int Bins, BlockHistogramAlgorithm A = BLOCK_HISTO_SORT, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockHistogram {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockHistogram() HIPWAVE_STUB
  HIPWAVE_D BlockHistogram(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockHistogram(TempStorage &, int) HIPWAVE_STUB
  template <class C> HIPWAVE_D void InitHistogram(C *) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Histogram(T (&)[N], C *) HIPWAVE_STUB
  template <class C> HIPWAVE_D void Composite(T (&)[N], C *) HIPWAVE_STUB
};

template <int DimX, int Bits, bool Desc, bool Memoize = true, BlockScanAlgorithm A = BLOCK_SCAN_WARP_SCANS, cudaSharedMemConfig C = cudaSharedMemBankSizeFourByte, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockRadixRank {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockRadixRank() HIPWAVE_STUB
  HIPWAVE_D BlockRadixRank(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockRadixRank(TempStorage &, int) HIPWAVE_STUB
  template <class U, int N, class D> HIPWAVE_D void RankKeys(U (&)[N], int (&)[N], D) HIPWAVE_STUB
  template <class U, int N, class D, int B> HIPWAVE_D void RankKeys(U (&)[N], int (&)[N], D, int (&)[B]) HIPWAVE_STUB
};

template <int DimX, int Bits, bool Desc, BlockScanAlgorithm A = BLOCK_SCAN_WARP_SCANS, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockRadixRankMatch {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockRadixRankMatch() HIPWAVE_STUB
  HIPWAVE_D BlockRadixRankMatch(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockRadixRankMatch(TempStorage &, int) HIPWAVE_STUB
  template <class U, int N, class D> HIPWAVE_D void RankKeys(U (&)[N], int (&)[N], D) HIPWAVE_STUB
};

template <int DimX, int Bits, bool Desc, BlockScanAlgorithm A = BLOCK_SCAN_WARP_SCANS, WarpMatchAlgorithm M = WARP_MATCH_ANY, int Parts = 1> class BlockRadixRankMatchEarlyCounts {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockRadixRankMatchEarlyCounts() HIPWAVE_STUB
  HIPWAVE_D BlockRadixRankMatchEarlyCounts(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockRadixRankMatchEarlyCounts(TempStorage &, int) HIPWAVE_STUB
  template <class U, int N, class D> HIPWAVE_D void RankKeys(U (&)[N], int (&)[N], D) HIPWAVE_STUB
};

template <class T, int Threads, int Arch = 0> class BlockRakingLayout {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D static T *PlacementPtr(TempStorage &, unsigned int) HIPWAVE_STUB
  HIPWAVE_D static T *RakingPtr(TempStorage &, unsigned int) HIPWAVE_STUB
};

template <class T, int DimX, int Runs, int Decoded, class O = unsigned int, int DimY = 1, int DimZ = 1> class BlockRunLengthDecode {
public:
  struct TempStorage { unsigned int storage[4]; };
  template <class R, class S> HIPWAVE_D BlockRunLengthDecode(TempStorage &, T (&)[Runs], R (&)[Runs], S &) HIPWAVE_STUB
  template <class R> HIPWAVE_D BlockRunLengthDecode(T (&)[Runs], R (&)[Runs]) HIPWAVE_STUB
  template <class P> HIPWAVE_D void RunLengthDecode(T (&)[Decoded], P (&)[Decoded], O = 0) HIPWAVE_STUB
  HIPWAVE_D void RunLengthDecode(T (&)[Decoded], O = 0) HIPWAVE_STUB
};

template <class T, int DimX, int DimY = 1, int DimZ = 1, int Arch = 0> class BlockShuffle {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D BlockShuffle() HIPWAVE_STUB
  HIPWAVE_D BlockShuffle(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D BlockShuffle(TempStorage &, int) HIPWAVE_STUB
  HIPWAVE_D void Offset(T, T &, int = 1) HIPWAVE_STUB
  HIPWAVE_D void Rotate(T, T &, unsigned int = 1) HIPWAVE_STUB
  template <int N> HIPWAVE_D void Up(T (&)[N], T (&)[N]) HIPWAVE_STUB
  template <int N> HIPWAVE_D void Up(T (&)[N], T (&)[N], T &) HIPWAVE_STUB
  template <int N> HIPWAVE_D void Down(T (&)[N], T (&)[N]) HIPWAVE_STUB
  template <int N> HIPWAVE_D void Down(T (&)[N], T (&)[N], T &) HIPWAVE_STUB
};

template <class T, int Threads = 32, int Arch = 0> class WarpReduce {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D WarpReduce() HIPWAVE_STUB
  HIPWAVE_D WarpReduce(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D T Sum(T) HIPWAVE_STUB
  HIPWAVE_D T Sum(T, int) HIPWAVE_STUB
  HIPWAVE_D T Max(T) HIPWAVE_STUB
  HIPWAVE_D T Max(T, int) HIPWAVE_STUB
  HIPWAVE_D T Min(T) HIPWAVE_STUB
  HIPWAVE_D T Min(T, int) HIPWAVE_STUB
  template <class F> HIPWAVE_D T HeadSegmentedSum(T, F) HIPWAVE_STUB
  template <class F> HIPWAVE_D T TailSegmentedSum(T, F) HIPWAVE_STUB
  template <class Op> HIPWAVE_D T Reduce(T, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D T Reduce(T, Op, int) HIPWAVE_STUB
  template <class Op, class F> HIPWAVE_D T HeadSegmentedReduce(T, F, Op) HIPWAVE_STUB
  template <class Op, class F> HIPWAVE_D T TailSegmentedReduce(T, F, Op) HIPWAVE_STUB
};

template <class T, int Threads = 32, int Arch = 0> class WarpScan {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D WarpScan() HIPWAVE_STUB
  HIPWAVE_D WarpScan(TempStorage &) HIPWAVE_STUB
  HIPWAVE_D void InclusiveSum(T, T &) HIPWAVE_STUB
  HIPWAVE_D void InclusiveSum(T, T &, T &) HIPWAVE_STUB
  HIPWAVE_D void ExclusiveSum(T, T &) HIPWAVE_STUB
  HIPWAVE_D void ExclusiveSum(T, T &, T &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void InclusiveScan(T, T &, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void InclusiveScan(T, T &, Op, T &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void InclusiveScan(T, T &, T, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void InclusiveScan(T, T &, T, Op, T &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void ExclusiveScan(T, T &, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void ExclusiveScan(T, T &, T, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void ExclusiveScan(T, T &, Op, T &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void ExclusiveScan(T, T &, T, Op, T &) HIPWAVE_STUB
  HIPWAVE_D void Scan(T, T &, T &) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void Scan(T, T &, T &, Op) HIPWAVE_STUB
  template <class Op> HIPWAVE_D void Scan(T, T &, T &, T, Op) HIPWAVE_STUB
  HIPWAVE_D T Broadcast(T, unsigned int) HIPWAVE_STUB
};

template <class T, int N, WarpLoadAlgorithm A = WARP_LOAD_DIRECT, int Threads = 32, int Arch = 0> class WarpLoad {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D WarpLoad() HIPWAVE_STUB
  HIPWAVE_D WarpLoad(TempStorage &) HIPWAVE_STUB
  template <class It> HIPWAVE_D void Load(It, T (&)[N]) HIPWAVE_STUB
  template <class It> HIPWAVE_D void Load(It, T (&)[N], int) HIPWAVE_STUB
  template <class It, class D> HIPWAVE_D void Load(It, T (&)[N], int, D) HIPWAVE_STUB
};

template <class T, int N, WarpStoreAlgorithm A = WARP_STORE_DIRECT, int Threads = 32, int Arch = 0> class WarpStore {
public:
  struct TempStorage { unsigned int storage[4]; };
  HIPWAVE_D WarpStore() HIPWAVE_STUB
  HIPWAVE_D WarpStore(TempStorage &) HIPWAVE_STUB
  template <class It> HIPWAVE_D void Store(It, T (&)[N]) HIPWAVE_STUB
  template <class It> HIPWAVE_D void Store(It, T (&)[N], int) HIPWAVE_STUB
};

// Only decomposers are classes; bit positions are integers.
template <class D, bool IsClass = __is_class(D)> struct hipwave_if_class {};
template <class D> struct hipwave_if_class<D, true> { typedef cudaError_t type; };

struct DeviceReduce {
  template <class I, class O, class F, class T, class N> HIPWAVE_HD static cudaError_t Reduce(void *, size_t &, I, O, N, F, T, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class F, class T, class N> HIPWAVE_HD static cudaError_t Reduce(void *, size_t &, I, O, N, F, T, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t Sum(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t Sum(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t Min(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t Min(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t Max(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t Max(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t ArgMin(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t ArgMin(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t ArgMax(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t ArgMax(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class X, class N> HIPWAVE_HD static cudaError_t ArgMin(void *, size_t &, I, O, X, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class X, class N> HIPWAVE_HD static cudaError_t ArgMin(void *, size_t &, I, O, X, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class X, class N> HIPWAVE_HD static cudaError_t ArgMax(void *, size_t &, I, O, X, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class X, class N> HIPWAVE_HD static cudaError_t ArgMax(void *, size_t &, I, O, X, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N, class F, class G, class T> HIPWAVE_HD static cudaError_t TransformReduce(void *, size_t &, I, O, N, F, G, T, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N, class F, class G, class T> HIPWAVE_HD static cudaError_t TransformReduce(void *, size_t &, I, O, N, F, G, T, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class U, class V, class A, class R, class F, class N> HIPWAVE_HD static cudaError_t ReduceByKey(void *, size_t &, K, U, V, A, R, F, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class U, class V, class A, class R, class F, class N> HIPWAVE_HD static cudaError_t ReduceByKey(void *, size_t &, K, U, V, A, R, F, N, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceScan {
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t ExclusiveSum(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t ExclusiveSum(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class N> HIPWAVE_HD static cudaError_t ExclusiveSum(void *, size_t &, I, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class N> HIPWAVE_HD static cudaError_t ExclusiveSum(void *, size_t &, I, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class F, class T, class N> HIPWAVE_HD static cudaError_t ExclusiveScan(void *, size_t &, I, O, F, T, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class F, class T, class N> HIPWAVE_HD static cudaError_t ExclusiveScan(void *, size_t &, I, O, F, T, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class F, class T, class N> HIPWAVE_HD static cudaError_t ExclusiveScan(void *, size_t &, I, F, T, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F, class T, class N> HIPWAVE_HD static cudaError_t ExclusiveScan(void *, size_t &, I, F, T, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t InclusiveSum(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t InclusiveSum(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class N> HIPWAVE_HD static cudaError_t InclusiveSum(void *, size_t &, I, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class N> HIPWAVE_HD static cudaError_t InclusiveSum(void *, size_t &, I, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class F, class N> HIPWAVE_HD static cudaError_t InclusiveScan(void *, size_t &, I, O, F, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class F, class N> HIPWAVE_HD static cudaError_t InclusiveScan(void *, size_t &, I, O, F, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class F, class N> HIPWAVE_HD static cudaError_t InclusiveScan(void *, size_t &, I, F, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F, class N> HIPWAVE_HD static cudaError_t InclusiveScan(void *, size_t &, I, F, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class F, class T, class N> HIPWAVE_HD static cudaError_t InclusiveScanInit(void *, size_t &, I, O, F, T, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class F, class T, class N> HIPWAVE_HD static cudaError_t InclusiveScanInit(void *, size_t &, I, O, F, T, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class O, class N> HIPWAVE_HD static cudaError_t ExclusiveSumByKey(void *, size_t &, K, V, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class O, class N> HIPWAVE_HD static cudaError_t ExclusiveSumByKey(void *, size_t &, K, V, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class O, class N, class E> HIPWAVE_HD static cudaError_t ExclusiveSumByKey(void *, size_t &, K, V, O, N, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class O, class N, class E> HIPWAVE_HD static cudaError_t ExclusiveSumByKey(void *, size_t &, K, V, O, N, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class O, class F, class T, class N> HIPWAVE_HD static cudaError_t ExclusiveScanByKey(void *, size_t &, K, V, O, F, T, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class O, class F, class T, class N> HIPWAVE_HD static cudaError_t ExclusiveScanByKey(void *, size_t &, K, V, O, F, T, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class O, class F, class T, class N, class E> HIPWAVE_HD static cudaError_t ExclusiveScanByKey(void *, size_t &, K, V, O, F, T, N, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class O, class F, class T, class N, class E> HIPWAVE_HD static cudaError_t ExclusiveScanByKey(void *, size_t &, K, V, O, F, T, N, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class O, class N> HIPWAVE_HD static cudaError_t InclusiveSumByKey(void *, size_t &, K, V, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class O, class N> HIPWAVE_HD static cudaError_t InclusiveSumByKey(void *, size_t &, K, V, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class O, class N, class E> HIPWAVE_HD static cudaError_t InclusiveSumByKey(void *, size_t &, K, V, O, N, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class O, class N, class E> HIPWAVE_HD static cudaError_t InclusiveSumByKey(void *, size_t &, K, V, O, N, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class O, class F, class N> HIPWAVE_HD static cudaError_t InclusiveScanByKey(void *, size_t &, K, V, O, F, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class O, class F, class N> HIPWAVE_HD static cudaError_t InclusiveScanByKey(void *, size_t &, K, V, O, F, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class O, class F, class N, class E> HIPWAVE_HD static cudaError_t InclusiveScanByKey(void *, size_t &, K, V, O, F, N, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class O, class F, class N, class E> HIPWAVE_HD static cudaError_t InclusiveScanByKey(void *, size_t &, K, V, O, F, N, E, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceRadixSort {
  template <class K, class V, class N> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, const K *, K *, const V *, V *, N, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, const K *, K *, const V *, V *, N, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortPairs(void *, size_t &, const K *, K *, const V *, V *, N, D, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortPairs(void *, size_t &, const K *, K *, const V *, V *, N, D, int, int, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, D, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, D, int, int, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, const K *, K *, N, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, const K *, K *, N, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortKeys(void *, size_t &, const K *, K *, N, D, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortKeys(void *, size_t &, const K *, K *, N, D, int, int, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, DoubleBuffer<K> &, N, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, DoubleBuffer<K> &, N, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortKeys(void *, size_t &, DoubleBuffer<K> &, N, D, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortKeys(void *, size_t &, DoubleBuffer<K> &, N, D, int, int, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, D, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, D, int, int, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, D, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, D, int, int, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, const K *, K *, N, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, const K *, K *, N, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortKeysDescending(void *, size_t &, const K *, K *, N, D, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortKeysDescending(void *, size_t &, const K *, K *, N, D, int, int, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, D, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class D> HIPWAVE_HD static typename hipwave_if_class<D>::type SortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, D, int, int, cudaStream_t = 0) HIPWAVE_STUB
};

struct DeviceSegmentedRadixSort {
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, const K *, K *, N, M, B, E, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, const K *, K *, N, M, B, E, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, const K *, K *, N, M, B, E, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, const K *, K *, N, M, B, E, int, int, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, int = 0, int = sizeof(K) * 8, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, int, int, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceSegmentedSort {
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, const K *, K *, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, const K *, K *, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, const K *, K *, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, const K *, K *, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t SortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortPairs(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortPairs(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortPairs(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortKeys(void *, size_t &, const K *, K *, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortKeys(void *, size_t &, const K *, K *, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortKeys(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortKeys(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortPairsDescending(void *, size_t &, const K *, K *, const V *, V *, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortPairsDescending(void *, size_t &, DoubleBuffer<K> &, DoubleBuffer<V> &, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortKeysDescending(void *, size_t &, const K *, K *, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortKeysDescending(void *, size_t &, const K *, K *, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class M, class B, class E> HIPWAVE_HD static cudaError_t StableSortKeysDescending(void *, size_t &, DoubleBuffer<K> &, N, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceSelect {
  template <class I, class F, class O, class R, class N> HIPWAVE_HD static cudaError_t Flagged(void *, size_t &, I, F, O, R, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F, class O, class R, class N> HIPWAVE_HD static cudaError_t Flagged(void *, size_t &, I, F, O, R, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class F, class R, class N> HIPWAVE_HD static cudaError_t Flagged(void *, size_t &, I, F, R, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F, class R, class N> HIPWAVE_HD static cudaError_t Flagged(void *, size_t &, I, F, R, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class R, class N, class P> HIPWAVE_HD static cudaError_t If(void *, size_t &, I, O, R, N, P, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class R, class N, class P> HIPWAVE_HD static cudaError_t If(void *, size_t &, I, O, R, N, P, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class R, class N, class P> HIPWAVE_HD static cudaError_t If(void *, size_t &, I, R, N, P, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class R, class N, class P> HIPWAVE_HD static cudaError_t If(void *, size_t &, I, R, N, P, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class F, class O, class R, class N, class P> HIPWAVE_HD static cudaError_t FlaggedIf(void *, size_t &, I, F, O, R, N, P, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F, class O, class R, class N, class P> HIPWAVE_HD static cudaError_t FlaggedIf(void *, size_t &, I, F, O, R, N, P, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class F, class R, class N, class P> HIPWAVE_HD static cudaError_t FlaggedIf(void *, size_t &, I, F, R, N, P, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F, class R, class N, class P> HIPWAVE_HD static cudaError_t FlaggedIf(void *, size_t &, I, F, R, N, P, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class R, class N> HIPWAVE_HD static cudaError_t Unique(void *, size_t &, I, O, R, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class R, class N> HIPWAVE_HD static cudaError_t Unique(void *, size_t &, I, O, R, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class A, class B, class R, class N> HIPWAVE_HD static cudaError_t UniqueByKey(void *, size_t &, K, V, A, B, R, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class A, class B, class R, class N> HIPWAVE_HD static cudaError_t UniqueByKey(void *, size_t &, K, V, A, B, R, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class A, class B, class R, class N, class E> HIPWAVE_HD static cudaError_t UniqueByKey(void *, size_t &, K, V, A, B, R, N, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class A, class B, class R, class N, class E> HIPWAVE_HD static cudaError_t UniqueByKey(void *, size_t &, K, V, A, B, R, N, E, cudaStream_t, bool) HIPWAVE_STUB
};

struct DevicePartition {
  template <class I, class F, class O, class R, class N> HIPWAVE_HD static cudaError_t Flagged(void *, size_t &, I, F, O, R, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F, class O, class R, class N> HIPWAVE_HD static cudaError_t Flagged(void *, size_t &, I, F, O, R, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class R, class N, class P> HIPWAVE_HD static cudaError_t If(void *, size_t &, I, O, R, N, P, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class R, class N, class P> HIPWAVE_HD static cudaError_t If(void *, size_t &, I, O, R, N, P, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class A, class B, class C, class R, class N, class P, class Q> HIPWAVE_HD static cudaError_t If(void *, size_t &, I, A, B, C, R, N, P, Q, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class A, class B, class C, class R, class N, class P, class Q> HIPWAVE_HD static cudaError_t If(void *, size_t &, I, A, B, C, R, N, P, Q, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceRunLengthEncode {
  template <class I, class U, class C, class R, class N> HIPWAVE_HD static cudaError_t Encode(void *, size_t &, I, U, C, R, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class U, class C, class R, class N> HIPWAVE_HD static cudaError_t Encode(void *, size_t &, I, U, C, R, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class L, class R, class N> HIPWAVE_HD static cudaError_t NonTrivialRuns(void *, size_t &, I, O, L, R, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class L, class R, class N> HIPWAVE_HD static cudaError_t NonTrivialRuns(void *, size_t &, I, O, L, R, N, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceSegmentedReduce {
  template <class I, class O, class M, class B, class E, class F, class T> HIPWAVE_HD static cudaError_t Reduce(void *, size_t &, I, O, M, B, E, F, T, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E, class F, class T> HIPWAVE_HD static cudaError_t Reduce(void *, size_t &, I, O, M, B, E, F, T, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t Sum(void *, size_t &, I, O, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t Sum(void *, size_t &, I, O, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t Min(void *, size_t &, I, O, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t Min(void *, size_t &, I, O, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t Max(void *, size_t &, I, O, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t Max(void *, size_t &, I, O, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t ArgMin(void *, size_t &, I, O, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t ArgMin(void *, size_t &, I, O, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t ArgMax(void *, size_t &, I, O, M, B, E, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class B, class E> HIPWAVE_HD static cudaError_t ArgMax(void *, size_t &, I, O, M, B, E, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t Sum(void *, size_t &, I, O, M, S, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t Sum(void *, size_t &, I, O, M, S, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t Min(void *, size_t &, I, O, M, S, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t Min(void *, size_t &, I, O, M, S, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t Max(void *, size_t &, I, O, M, S, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t Max(void *, size_t &, I, O, M, S, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t ArgMin(void *, size_t &, I, O, M, S, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t ArgMin(void *, size_t &, I, O, M, S, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t ArgMax(void *, size_t &, I, O, M, S, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class S> HIPWAVE_HD static cudaError_t ArgMax(void *, size_t &, I, O, M, S, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class M, class S, class F, class T> HIPWAVE_HD static cudaError_t Reduce(void *, size_t &, I, O, M, S, F, T, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class M, class S, class F, class T> HIPWAVE_HD static cudaError_t Reduce(void *, size_t &, I, O, M, S, F, T, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceMergeSort {
  template <class K, class V, class N, class C> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, K, V, N, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class C> HIPWAVE_HD static cudaError_t SortPairs(void *, size_t &, K, V, N, C, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class N, class C> HIPWAVE_HD static cudaError_t StableSortPairs(void *, size_t &, K, V, N, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class N, class C> HIPWAVE_HD static cudaError_t StableSortPairs(void *, size_t &, K, V, N, C, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class V, class A, class B, class N, class C> HIPWAVE_HD static cudaError_t SortPairsCopy(void *, size_t &, K, V, A, B, N, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class V, class A, class B, class N, class C> HIPWAVE_HD static cudaError_t SortPairsCopy(void *, size_t &, K, V, A, B, N, C, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class C> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, K, N, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class C> HIPWAVE_HD static cudaError_t SortKeys(void *, size_t &, K, N, C, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class N, class C> HIPWAVE_HD static cudaError_t StableSortKeys(void *, size_t &, K, N, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class N, class C> HIPWAVE_HD static cudaError_t StableSortKeys(void *, size_t &, K, N, C, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class A, class N, class C> HIPWAVE_HD static cudaError_t SortKeysCopy(void *, size_t &, K, A, N, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class A, class N, class C> HIPWAVE_HD static cudaError_t SortKeysCopy(void *, size_t &, K, A, N, C, cudaStream_t, bool) HIPWAVE_STUB
  template <class K, class A, class N, class C> HIPWAVE_HD static cudaError_t StableSortKeysCopy(void *, size_t &, K, A, N, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class K, class A, class N, class C> HIPWAVE_HD static cudaError_t StableSortKeysCopy(void *, size_t &, K, A, N, C, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceMerge {
  template <class A, class N, class B, class M, class O, class C> HIPWAVE_HD static cudaError_t MergeKeys(void *, size_t &, A, N, B, M, O, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class A, class N, class B, class M, class O, class C> HIPWAVE_HD static cudaError_t MergeKeys(void *, size_t &, A, N, B, M, O, C, cudaStream_t, bool) HIPWAVE_STUB
  template <class A, class N, class B, class M, class O> HIPWAVE_HD static cudaError_t MergeKeys(void *, size_t &, A, N, B, M, O, cudaStream_t = 0) HIPWAVE_STUB
  template <class A, class N, class B, class M, class O> HIPWAVE_HD static cudaError_t MergeKeys(void *, size_t &, A, N, B, M, O, cudaStream_t, bool) HIPWAVE_STUB
  template <class A, class U, class N, class B, class V, class M, class O, class W, class C> HIPWAVE_HD static cudaError_t MergePairs(void *, size_t &, A, U, N, B, V, M, O, W, C, cudaStream_t = 0) HIPWAVE_STUB
  template <class A, class U, class N, class B, class V, class M, class O, class W, class C> HIPWAVE_HD static cudaError_t MergePairs(void *, size_t &, A, U, N, B, V, M, O, W, C, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceAdjacentDifference {
  template <class I, class O, class N, class F> HIPWAVE_HD static cudaError_t SubtractLeftCopy(void *, size_t &, I, O, N, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N, class F> HIPWAVE_HD static cudaError_t SubtractLeftCopy(void *, size_t &, I, O, N, F, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N, class F> HIPWAVE_HD static cudaError_t SubtractRightCopy(void *, size_t &, I, O, N, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N, class F> HIPWAVE_HD static cudaError_t SubtractRightCopy(void *, size_t &, I, O, N, F, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class N, class F> HIPWAVE_HD static cudaError_t SubtractLeft(void *, size_t &, I, N, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class N, class F> HIPWAVE_HD static cudaError_t SubtractLeft(void *, size_t &, I, N, F, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class N, class F> HIPWAVE_HD static cudaError_t SubtractRight(void *, size_t &, I, N, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class N, class F> HIPWAVE_HD static cudaError_t SubtractRight(void *, size_t &, I, N, F, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t SubtractLeftCopy(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t SubtractLeftCopy(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t SubtractRightCopy(void *, size_t &, I, O, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class N> HIPWAVE_HD static cudaError_t SubtractRightCopy(void *, size_t &, I, O, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class N> HIPWAVE_HD static cudaError_t SubtractLeft(void *, size_t &, I, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class N> HIPWAVE_HD static cudaError_t SubtractLeft(void *, size_t &, I, N, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class N> HIPWAVE_HD static cudaError_t SubtractRight(void *, size_t &, I, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class N> HIPWAVE_HD static cudaError_t SubtractRight(void *, size_t &, I, N, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceCopy {
  template <class I, class O, class S, class N> HIPWAVE_HD static cudaError_t Batched(void *, size_t &, I, O, S, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class S, class N> HIPWAVE_HD static cudaError_t Batched(void *, size_t &, I, O, S, N, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceMemcpy {
  template <class I, class O, class S, class N> HIPWAVE_HD static cudaError_t Batched(void *, size_t &, I, O, S, N, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class O, class S, class N> HIPWAVE_HD static cudaError_t Batched(void *, size_t &, I, O, S, N, cudaStream_t, bool) HIPWAVE_STUB
};

struct DeviceHistogram {
  template <class I, class C, class L, class O> HIPWAVE_HD static cudaError_t HistogramEven(void *, size_t &, I, C *, int, L, L, O, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class C, class L, class O> HIPWAVE_HD static cudaError_t HistogramEven(void *, size_t &, I, C *, int, L, L, O, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class C, class L, class O> HIPWAVE_HD static cudaError_t HistogramEven(void *, size_t &, I, C *, int, L, L, O, O, size_t, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class C, class L, class O> HIPWAVE_HD static cudaError_t HistogramEven(void *, size_t &, I, C *, int, L, L, O, O, size_t, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class C, class L, class O> HIPWAVE_HD static cudaError_t HistogramRange(void *, size_t &, I, C *, int, const L *, O, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class C, class L, class O> HIPWAVE_HD static cudaError_t HistogramRange(void *, size_t &, I, C *, int, const L *, O, cudaStream_t, bool) HIPWAVE_STUB
  template <class I, class C, class L, class O> HIPWAVE_HD static cudaError_t HistogramRange(void *, size_t &, I, C *, int, const L *, O, O, size_t, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class C, class L, class O> HIPWAVE_HD static cudaError_t HistogramRange(void *, size_t &, I, C *, int, const L *, O, O, size_t, cudaStream_t, bool) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramEven(void *, size_t &, I, C *(&)[Act], const int (&)[Act], const L (&)[Act], const L (&)[Act], O, cudaStream_t = 0) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramEven(void *, size_t &, I, C *(&)[Act], const int (&)[Act], const L (&)[Act], const L (&)[Act], O, cudaStream_t, bool) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramEven(void *, size_t &, I, C **, const int *, const L *, const L *, O, cudaStream_t = 0) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramEven(void *, size_t &, I, C *(&)[Act], const int (&)[Act], const L (&)[Act], const L (&)[Act], O, O, size_t, cudaStream_t = 0) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramEven(void *, size_t &, I, C *(&)[Act], const int (&)[Act], const L (&)[Act], const L (&)[Act], O, O, size_t, cudaStream_t, bool) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramEven(void *, size_t &, I, C **, const int *, const L *, const L *, O, O, size_t, cudaStream_t = 0) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramRange(void *, size_t &, I, C *(&)[Act], const int (&)[Act], const L *const (&)[Act], O, cudaStream_t = 0) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramRange(void *, size_t &, I, C *(&)[Act], const int (&)[Act], const L *const (&)[Act], O, cudaStream_t, bool) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramRange(void *, size_t &, I, C **, const int *, const L *const *, O, cudaStream_t = 0) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramRange(void *, size_t &, I, C *(&)[Act], const int (&)[Act], const L *const (&)[Act], O, O, size_t, cudaStream_t = 0) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramRange(void *, size_t &, I, C *(&)[Act], const int (&)[Act], const L *const (&)[Act], O, O, size_t, cudaStream_t, bool) HIPWAVE_STUB
  template <int Ch, int Act, class I, class C, class L, class O> HIPWAVE_HD static cudaError_t MultiHistogramRange(void *, size_t &, I, C **, const int *, const L *const *, O, O, size_t, cudaStream_t = 0) HIPWAVE_STUB
};

struct DeviceSpmv {
  template <class T>
  HIPWAVE_HD static cudaError_t CsrMV(void *, size_t &, const T *, const int *, const int *, const T *, T *, int, int, int, cudaStream_t = 0, bool = false) HIPWAVE_STUB
};

struct DeviceFor {
  template <class N, class F> HIPWAVE_HD static cudaError_t Bulk(N, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class N, class F> HIPWAVE_HD static cudaError_t ForEachN(I, N, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F> HIPWAVE_HD static cudaError_t ForEach(I, I, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class N, class F> HIPWAVE_HD static cudaError_t ForEachCopyN(I, N, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class I, class F> HIPWAVE_HD static cudaError_t ForEachCopy(I, I, F, cudaStream_t = 0) HIPWAVE_STUB
  template <class E, class F> HIPWAVE_HD static cudaError_t ForEachInExtents(E, F, cudaStream_t = 0) HIPWAVE_STUB
};

struct DeviceTransform {
  template <class I, class O, class N, class F> HIPWAVE_HD static cudaError_t Transform(I, O, N, F, cudaStream_t = 0) HIPWAVE_STUB
};
} // namespace cub
#endif
#endif
