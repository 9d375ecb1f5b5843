import type { ShipToChangeRow } from '@mullion/db/ship-to-changes/ship-to-change.repository'
import type { ShipAddress } from '@mullion/domain/postal-address'
import type { FormerShipTo, ShipToChange } from '@mullion/domain/ship-to-changes/ship-to-change'

interface AboutOrder {
  readonly number: string
  /** Who placed it, for a request of a guest. */
  readonly buyer: string
}

const nameOf = (name: { readonly firstname: string; readonly lastname: string } | null) =>
  name && (`${name.firstname} ${name.lastname}`.trim() || null)

/** A request to ship an order to another address, as shown to whoever may see the order. */
export function viewShipToChange(row: ShipToChangeRow, { number, buyer }: AboutOrder): ShipToChange {
  const { id, state, note, payUpToCents, reason, creditNumber } = row
  const { freightDifference, taxDifference, creditCents, addCents, waivedCents, arrivesOn } = row
  return {
    ...{ id, orderNumber: number, state, from: row.fromAddress, to: row.toAddress, note, payUpToCents },
    quoted: { freightDifference, taxDifference, creditCents, addCents, waivedCents, arrivesOn },
    askedBy: nameOf(row.askedBy) ?? buyer,
    askedAt: row.askedAt.toISOString(),
    decidedBy: nameOf(row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    ...{ reason, creditNumber },
  }
}

/** Returns the changes that took effect, with the address before each. */
export function formerShipTos(rows: readonly ShipToChangeRow[]): FormerShipTo[] {
  return rows.flatMap(({ state, fromAddress: from, decidedAt }) =>
    state === 'approved' && decidedAt ? [{ from, decidedAt }] : [],
  )
}

/** The lines of an address on a document or in a mail. */
export function shipToLines(to: ShipAddress): [string, ...string[]] {
  const attention = to.attention && `Attention: ${to.attention}`
  const more = [attention, to.address1, to.address2, to.address3]
  return [to.nameOrCompany, ...more.filter((line) => line !== ''), `${to.city}, ${to.state} ${to.postalCode}`]
}
