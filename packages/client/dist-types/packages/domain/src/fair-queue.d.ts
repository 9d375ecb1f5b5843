/** A queue that serves its keys round-robin: adding many items under one key delays only that key. */
export declare class FairQueue<T> {
    #private;
    get size(): number;
    /** Number of items waiting under a key. */
    sizeOf(key: string): number;
    add(key: string, item: T): void;
    /** Removes and returns the oldest item of the next key; undefined if the queue is empty. */
    next(): T | undefined;
}
