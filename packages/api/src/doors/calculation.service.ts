import type { Database } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { Part } from '@mullion/domain/catalog/part'
import { saleProblem } from '@mullion/domain/checkout/pricing'
import { calculate } from '@mullion/domain/doors/calculate'
import type { CalculatedPart, CalculatorMode } from '@mullion/domain/doors/calculated-part'
import type { Door } from '@mullion/domain/doors/door'
import type { PricedCalculatedPart, PricedCalculation } from '@mullion/domain/doors/priced-calculation'
import { lineTotalCents } from '@mullion/domain/money'
import { partsForSaleById } from '../catalog/parts-for-sale.ts'
import type { Log } from '../log.ts'

export interface CalculationDeps {
  readonly db: Database
  readonly log: Log
}

export interface CalculationFacts {
  readonly door: Door
  readonly mode: CalculatorMode
}

function pricedPart(calculated: CalculatedPart, part: Part | null): PricedCalculatedPart {
  const { quantity } = calculated
  return {
    ...calculated,
    part,
    lineTotalCents: lineTotalCents(part?.priceCents ?? null, quantity),
    problem: saleProblem(part, quantity),
  }
}

export function createCalculationService({ db, log }: CalculationDeps) {
  return {
    /**
     * Returns a door's parts at the actor's prices; a part that cannot be ordered carries the reason and does
     * not block the rest.
     */
    async calculate(actor: Actor, { door, mode }: CalculationFacts): Promise<PricedCalculation> {
      const { parts, notes, unknownBottom } = calculate(door, mode)
      if (unknownBottom) log.warn({ door }, 'No gasket formula knows the bottom of this door.')
      const byId = await partsForSaleById(db.read, { actor, ids: parts.map(({ partId }) => partId) })
      return { parts: parts.map((each) => pricedPart(each, byId.get(each.partId) ?? null)), notes }
    },
  }
}
