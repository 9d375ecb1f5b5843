import { configurationRule } from '@mullion/domain/cart/configuration-rule'
import type { PartRequirements, PartSize, PartTag, Unit } from '@mullion/domain/catalog/part'
import { pack } from '@mullion/domain/checkout/packing'
import { magneticGasketPart } from '@mullion/domain/doors/calculator-parts'

/** The fields of a part that orders need; the price is the list price. */
export interface StockPart {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly priceCents: number | null
  readonly unit: Unit
  readonly tags: readonly PartTag[]
  readonly requirements: PartRequirements
  readonly size: PartSize
  readonly obsolete: boolean
}

export interface PricedPart extends StockPart {
  readonly priceCents: number
}

/** The parts to order from; better sellers are listed more often. */
export interface Stock {
  readonly summer: readonly PricedPart[]
  readonly winter: readonly PricedPart[]
  readonly configured: readonly PricedPart[]
  readonly obsolete: readonly PricedPart[]
}

const sellsMost: Partial<Record<PartTag, number>> = {
  Gaskets: 4,
  Hinges: 3,
  'Latches and Strikes': 3,
  Handles: 2,
  'Door Closers': 2,
  'Electrical Components': 2,
  'Installation Hardware': 2,
}

/** Heat wears out seals and heaters. */
function isForHeat(part: StockPart): boolean {
  return part.tags.includes('Gaskets') || /\bHTR\b/.test(part.name)
}

/** A few parts of each kind sell many times as often as the rest; expensive ones rarely sell. */
function popularity({ id, tags, priceCents }: PricedPart): number {
  const rank = (id * 37) % 101
  const byRank = 1 + Math.floor(36 / (1 + rank))
  const byTag = Math.max(1, ...tags.map((tag) => sellsMost[tag] ?? 1))
  const dear = priceCents > 60_000 ? 0.34 : 1
  return Math.ceil(byRank * byTag * dear)
}

function choicesOf(parts: readonly PricedPart[], heat: number): PricedPart[] {
  return parts.flatMap((part) => {
    const times = popularity(part) * (isForHeat(part) ? heat : 1)
    return Array.from({ length: times }, () => part)
  })
}

export const maxFeet = 45

function shipsByParcel({ unit, size }: StockPart): boolean {
  return pack([{ quantity: unit === 'EA' ? 1 : maxFeet, unit, size }]).method === 'parcel'
}

/**
 * Sorts catalog parts by how they are ordered. Leaves out those without a price or too large for a parcel, and the
 * magnetic gasket, which is made to the serial number of a registered door.
 */
export function stockOf(parts: readonly StockPart[]): Stock {
  const orderable = parts.filter(
    (part): part is PricedPart => part.priceCents !== null && shipsByParcel(part),
  )
  const live = orderable.filter(({ id, obsolete }) => !obsolete && id !== magneticGasketPart)
  const plain = live.filter((part) => configurationRule(part) === null)
  return {
    summer: choicesOf(plain, 3),
    winter: choicesOf(plain, 1),
    configured: live.filter((part) => configurationRule(part) !== null),
    obsolete: orderable.filter((part) => part.obsolete && configurationRule(part) === null),
  }
}
