import type { DoorUse } from '@mullion/domain/cart/door-uses'
import type { Part } from '@mullion/domain/catalog/part'
import type { Door } from '@mullion/domain/doors/door'
import type { PricedCalculatedPart } from '@mullion/domain/doors/priced-calculation'
import { lineTotalCents } from '@mullion/domain/money'
import { priceAt } from '@mullion/domain/own-price'
import type { CalculatedAddition } from './calculator-actions.ts'

export interface EqualDoors {
  readonly door: Door
  readonly serialNumber: string | null
  readonly count: number
}

export interface PartOfDoor {
  readonly partId: number
  readonly part: Part | null
  readonly uses: readonly PricedCalculatedPart[]
  /** Total for all of the doors. */
  readonly quantity: number
  readonly lineTotalCents: number | null
  readonly problem: string | null
}

/** Returns the parts for `count` identical doors, one entry per part with all its uses, in calculation order. */
export function partsOfDoors(calculated: readonly PricedCalculatedPart[], count: number): PartOfDoor[] {
  const byId = Map.groupBy(calculated, ({ partId }) => partId)
  return [...byId].map(([partId, uses]) => {
    const part = uses.find((use) => use.part)?.part ?? null
    const quantity = uses.reduce((sum, use) => sum + use.quantity, 0) * count
    return {
      partId,
      part,
      uses,
      quantity,
      lineTotalCents: lineTotalCents(part ? priceAt(part, quantity).priceCents : null, quantity),
      problem: uses.find((use) => use.problem)?.problem ?? null,
    }
  })
}

export function sumCents(parts: readonly PartOfDoor[]): number {
  return parts.reduce((sum, { problem, lineTotalCents }) => sum + (problem ? 0 : (lineTotalCents ?? 0)), 0)
}

/** Returns the parts as cart additions, with the doors they are for; parts that cannot be ordered are left out. */
export function additionsOf(parts: readonly PartOfDoor[], doors: EqualDoors): CalculatedAddition[] {
  return parts.flatMap(({ part, uses, quantity, problem }) => {
    if (part === null || problem !== null) return []
    const configured: DoorUse[] = uses.map(({ use }) => ({ ...doors, use }))
    return [{ part, quantity, configurations: [{ kind: 'door', doors: configured }] }]
  })
}
