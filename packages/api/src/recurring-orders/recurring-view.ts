import type { DraftWithOrder } from '@mullion/db/recurring-orders/recurring-draft.repository'
import type { NamedRecurringRow } from '@mullion/db/recurring-orders/recurring-order.repository'
import type { ShipAddress } from '@mullion/domain/postal-address'
import type { DraftSummary } from '@mullion/domain/recurring-orders/draft-state'
import type { RecurringDraftRecord } from '@mullion/domain/recurring-orders/recurring-draft'
import {
  type RecurringParty,
  type RecurringSummary,
  recurringActionsOf,
} from '@mullion/domain/recurring-orders/recurring-order'
import { nameOf } from '../approvals/people.ts'

export function viewDraft({ draft, order }: DraftWithOrder): DraftSummary {
  const { id, state, version, dueOn, expiresAt, failure } = draft
  return {
    id,
    state,
    version,
    dueOn,
    expiresAt: expiresAt.toISOString(),
    failure,
    orderNumber: order?.orderNumber ?? null,
  }
}

export function viewRecurringSummary(
  { recurring, owner }: NamedRecurringRow,
  { party, latest }: { readonly party: RecurringParty; readonly latest: DraftWithOrder | undefined },
): RecurringSummary {
  const { id, state, version, name, everyWeeks, nextOn, automatic } = recurring
  return {
    ...{ id, state, version, name, everyWeeks, nextOn, automatic },
    owner: nameOf(owner),
    own: party === 'owner',
    actions: recurringActionsOf(state, party),
    latest: latest ? viewDraft(latest) : null,
  }
}

/** Where a recurring order ships to, as a cart says it; null if the address was deleted. */
export function shipAddressOf({ address }: Pick<NamedRecurringRow, 'address'>): ShipAddress | null {
  if (!address) return null
  const { label, nameOrCompany, attention, address1, address2, address3 } = address
  const { country, postalCode, city, state, telephone, residential } = address
  return {
    ...{ label, nameOrCompany, attention, address1, address2, address3 },
    ...{ country, postalCode, city, state, telephone },
    ...(residential ? { residential } : {}),
  }
}

/** A draft as other systems get it: the same for everyone, without lines and payment. */
export function draftRecordOf(
  found: DraftWithOrder,
  { recurring, owner, companyName }: NamedRecurringRow,
): RecurringDraftRecord {
  const { id: recurringOrderId, name, everyWeeks, automatic, companyId, userId } = recurring
  return {
    ...viewDraft(found),
    ...{ recurringOrderId, name, everyWeeks, automatic, companyId, companyName, userId },
    owner: nameOf(owner),
  }
}
