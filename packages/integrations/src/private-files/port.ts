/** Documents that people hand in, kept outside the web root under names that say nothing. */
export interface PrivateFiles {
  /** Stores the bytes whole or not at all, and answers the random name, of at least 128 bits, to find them by. */
  put(bytes: Uint8Array): Promise<string>
  /** The bytes as they came, or null when there are none; a name that `put` did not make finds nothing. */
  open(name: string): Promise<Uint8Array | null>
  /** Removes the file; does nothing when there is none. */
  remove(name: string): Promise<void>
  /**
   * Removes what was stored, or half stored, before an instant and is not among the names to keep. When it has none of
   * those, it removes nothing: the names are those of another store.
   */
  sweep(before: Date, keep: ReadonlySet<string>): Promise<void>
}
