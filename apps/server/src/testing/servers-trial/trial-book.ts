/** What the people of a trial did and were told; compared with the store afterwards. */
export function createTrialBook() {
  return {
    /** The number of each order that a buyer was told, by the key of the order. */
    orders: new Map<string, string>(),
    /** Buyers who were told two different numbers for one key. */
    contradicted: [] as string[],
    /** Part numbers and image addresses of parts that staff were told are stored. */
    parts: new Map<string, string>(),
    /** Ids of imports that staff were told are applied or being applied. */
    imports: new Set<number>(),
    /** How often people got no order, part or import for now, by reason. */
    troubles: new Map<string, number>(),
    /** Errors that must not happen, whatever fails. */
    wrong: [] as string[],
  }
}

export type TrialBook = ReturnType<typeof createTrialBook>

export function noteTrouble({ troubles }: TrialBook, reason: string): void {
  troubles.set(reason, (troubles.get(reason) ?? 0) + 1)
}

/** Notes the answer to an order; the same key must always get the same number. */
export function noteOrder(book: TrialBook, key: string, number: string): void {
  const before = book.orders.get(key)
  if (before !== undefined && before !== number) book.contradicted.push(`${key}: ${before} and ${number}`)
  book.orders.set(key, number)
}
