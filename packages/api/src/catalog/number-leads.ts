import type { PartRow } from '@mullion/db/catalog/catalog.repository'
import { listOtherNumbersByKey, type OtherNumberRow } from '@mullion/db/catalog/other-number.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { Reader } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import {
  followNumber,
  maxNumberSteps,
  type NumberLead,
  type NumberStep,
} from '@mullion/domain/catalog/number-lead'
import { viewPart } from './part-view.ts'

export interface NumberWeb {
  readonly parts: ReadonlyMap<string, PartRow>
  readonly stepOf: (key: string) => NumberStep | undefined
  readonly isForSale: (key: string) => boolean
}

const stepOf = ({ number, kind, make, leadsTo, since, reason }: OtherNumberRow): NumberStep => ({
  ...{ number, kind, make, leadsTo, since, reason },
})

/** Loads all numbers and parts that some numbers' keys lead to, step by step. */
export async function numberWeb(db: Reader, keys: readonly string[]): Promise<NumberWeb> {
  const rows = new Map<string, OtherNumberRow>()
  const parts = new Map<string, PartRow>()
  const asked = new Set<string>()
  let next = [...new Set(keys)]
  for (let step = 0; next.length > 0 && step <= maxNumberSteps; step += 1) {
    for (const key of next) asked.add(key)
    for (const part of await listPartsByNumber(db, next, false)) parts.set(part.numberKey, part)
    const found = await listOtherNumbersByKey(
      db,
      next.filter((key) => !parts.has(key)),
    )
    for (const row of found) rows.set(row.numberKey, row)
    next = [...new Set(found.map(({ leadsToKey }) => leadsToKey))].filter((key) => !asked.has(key))
  }
  return {
    parts,
    stepOf: (key) => {
      const row = rows.get(key)
      return row && stepOf(row)
    },
    isForSale: (key) => parts.has(key),
  }
}

/** Returns where old and foreign numbers lead, by key; those that lead to no part for sale are left out. */
export async function leadsOf(
  db: Reader,
  actor: Actor,
  keys: readonly string[],
): Promise<Map<string, NumberLead>> {
  const web = await numberWeb(db, keys)
  const leads = new Map<string, NumberLead>()
  for (const start of keys) {
    const chain = followNumber(start, web)
    const part = chain.end === 'part' && chain.steps.length > 0 ? web.parts.get(chain.key) : undefined
    if (part) leads.set(start, { steps: chain.steps, part: viewPart(part, actor) })
  }
  return leads
}
