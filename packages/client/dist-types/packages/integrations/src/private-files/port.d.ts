/** Documents uploaded by users and guests, stored outside the web root under random names. */
export interface PrivateFiles {
    /** Stores the bytes completely or not at all, and returns the random name, of at least 128 bits, to find them by. */
    put(bytes: Uint8Array): Promise<string>;
    /** Returns the stored bytes, or null when there are none; a name that `put` did not make finds nothing. */
    open(name: string): Promise<Uint8Array | null>;
    /** Removes the file; does nothing when there is none. */
    remove(name: string): Promise<void>;
    /**
     * Removes complete and partial files stored before an instant, except those in `keep`. Removes nothing if
     * none of the files in `keep` exist here, because their names then belong to another store.
     */
    sweep(before: Date, keep: ReadonlySet<string>): Promise<void>;
}
