import { addSerial, type TypedSerial } from '@mullion/domain/cart/serials'
import { hyphenateSerials } from '@mullion/domain/doors/door-serial'

export interface TypedSerials extends TypedSerial {
  readonly rest: string
}

/** Adds the serial numbers in a text one by one, stopping at the first rejected one. */
export function addSerials(serials: readonly string[], text: string, quantity: number): TypedSerials {
  const typed = hyphenateSerials(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
  let taken = serials
  for (const [at, serial] of (typed.length > 0 ? typed : ['']).entries()) {
    const { serials: next, problem } = addSerial(taken, serial, quantity)
    if (problem !== null) return { serials: taken, problem, rest: typed.slice(at).join(' ') }
    taken = next
  }
  return { serials: taken, problem: null, rest: '' }
}
