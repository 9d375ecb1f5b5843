import { hyphenateSerials, isDoorSerial } from '@mullion/domain/doors/door-serial'

export interface TypedSerials {
  /** Each once, in the order typed. */
  readonly serials: readonly string[]
  /** What is not a serial number. */
  readonly unread: readonly string[]
}

/** Reads serial numbers typed or pasted with anything between them. */
export function readSerials(text: string): TypedSerials {
  const words = hyphenateSerials(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
  return {
    serials: [...new Set(words.filter(isDoorSerial))],
    unread: [...new Set(words.filter((word) => !isDoorSerial(word)))],
  }
}
