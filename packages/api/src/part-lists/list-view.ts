import { listPartsById, type PartRow } from '@mullion/db/catalog/catalog.repository'
import type { Reader } from '@mullion/db/database'
import type { ListWithPeople, PartListSummaryRow } from '@mullion/db/part-lists/part-list.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { leadText } from '@mullion/domain/catalog/number-lead'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { lineFate } from '@mullion/domain/checkout/line-fate'
import { priceAt } from '@mullion/domain/own-price'
import type { ListLine, ListLineView, PartListSummary } from '@mullion/domain/part-lists/part-list'
import { leadsOf } from '../catalog/number-leads.ts'
import { viewPart } from '../catalog/part-view.ts'

export function personName({
  firstname,
  lastname,
}: {
  readonly firstname: string
  readonly lastname: string
}) {
  return `${firstname} ${lastname}`.trim()
}

/** True if the actor may delete a list that they see: their own, and as an administrator those shared in the company. */
export function mayDelete(actor: Member, ownerId: number): boolean {
  return ownerId === actor.userId || may(actor, 'manageCompanyUsers')
}

export function viewSummary(
  actor: Member,
  { list, owner, changedBy }: ListWithPeople<PartListSummaryRow>,
): PartListSummary {
  const { id, name, shared, lineCount, version, ownerId, changedAt } = list
  return {
    ...{ id, name, shared, lineCount, version },
    own: ownerId === actor.userId,
    deletable: mayDelete(actor, ownerId),
    owner: personName(owner),
    changedAt: changedAt.toISOString(),
    changedBy: personName(changedBy),
  }
}

const unknownPart = (partId: number) => ({
  ...{ number: `Part ${partId}`, name: '', unit: 'EA' as const, priceCents: null, imageVersion: 0 },
})

/** The part with the price of one unit at the quantity of its line. */
function viewOfPart(row: PartRow, actor: Member, quantity: number): ListLineView['part'] {
  const part = viewPart(row, actor)
  const { number, name, unit, imageVersion } = part
  const { priceCents } = priceAt(part, quantity)
  return { number, name, unit, priceCents, imageVersion }
}

/** Adds to lines their parts as they are today, at the actor's prices, and what would happen to each in the cart. */
export async function viewLines(
  db: Reader,
  actor: Member,
  lines: readonly ListLine[],
): Promise<ListLineView[]> {
  const rows = await listPartsById(db, [...new Set(lines.map(({ partId }) => partId))])
  const parts = new Map(rows.map((row) => [row.id, row]))
  const leads = await leadsOf(
    db,
    actor,
    rows.filter(({ obsolete }) => obsolete).map((row) => row.numberKey),
  )
  return lines.map((line) => {
    const row = parts.get(line.partId)
    const part = row && !row.obsolete ? viewPart(row, actor) : undefined
    const fate = lineFate(part, line)
    const lead = row?.obsolete ? leads.get(numberKey(row.number)) : undefined
    return {
      ...line,
      part: row ? viewOfPart(row, actor, line.quantity) : unknownPart(line.partId),
      fate,
      lead: lead ? { partId: lead.part.id, number: lead.part.number, text: leadText(lead) } : null,
    }
  })
}
