/** A queue that serves its keys round-robin: adding many items under one key delays only that key. */
export class FairQueue<T> {
  readonly #lines = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  sizeOf(key: string): number {
    return this.#lines.get(key)?.length ?? 0
  }

  add(key: string, item: T): void {
    const line = this.#lines.get(key)
    if (line) line.push(item)
    else this.#lines.set(key, [item])
    this.#size += 1
  }

  /** Removes and returns the oldest item of the next key; undefined if the queue is empty. */
  next(): T | undefined {
    const [first] = this.#lines
    if (!first) return undefined
    const [key, line] = first
    const item = line.shift()
    this.#lines.delete(key)
    if (line.length > 0) this.#lines.set(key, line)
    this.#size -= 1
    return item
  }
}
