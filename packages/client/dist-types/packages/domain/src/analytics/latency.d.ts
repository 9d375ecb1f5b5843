/** Upper bounds of the histogram buckets, in milliseconds; the last bucket has none. */
export declare const latencyLimitsMs: readonly [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
export declare const latencyClasses: number;
/** Count per bucket. */
export type Histogram = readonly number[];
export declare const emptyHistogram: () => number[];
/** Returns the histogram bucket index for a duration. */
export declare function latencyClass(ms: number): number;
/**
 * Returns the duration at a percentile (0.95 for p95), in milliseconds to one decimal, interpolated within its bucket.
 * Past the last bound it returns that bound; null if nothing was counted.
 */
export declare function percentileMs(histogram: Histogram, part: number): number | null;
/** Slow threshold, for a statement or for an endpoint's p95; must be one of the bucket bounds. */
export declare const slowMs = 500;
/** Returns how many durations were slow. */
export declare function slowCount(histogram: Histogram): number;
