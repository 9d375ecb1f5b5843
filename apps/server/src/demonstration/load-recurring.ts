import { listAddresses } from '@mullion/db/accounts/address.repository'
import { findPartByNumber } from '@mullion/db/catalog/catalog.repository'
import type { Database, Reader } from '@mullion/db/database'
import { createListChange, createPartList } from '@mullion/db/part-lists/part-list.repository'
import {
  createRecurringDraft,
  markDraftHandled,
} from '@mullion/db/recurring-orders/recurring-draft.repository'
import {
  countRecurringOrders,
  createRecurringOrder,
} from '@mullion/db/recurring-orders/recurring-order.repository'
import { demoRecurringList } from '@mullion/demo/recurring-orders/recurring-list'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { addLines, emptyContent } from '@mullion/domain/part-lists/list-lines'
import type { NewListLine } from '@mullion/domain/part-lists/part-list'
import { daysAfter } from '@mullion/domain/recurring-orders/schedule'
import type { LoadedPeople } from './load-people.ts'

const dayMs = 86_400_000

/** Returns a line for each part of the list that the catalog has. */
async function linesOf(db: Reader): Promise<NewListLine[]> {
  const lines: NewListLine[] = []
  for (const [number, quantity] of demoRecurringList.parts) {
    const part = await findPartByNumber(db, numberKey(number))
    if (part) lines.push({ partId: part.id, quantity, comments: [], configurations: [], keep: null })
  }
  return lines
}

/** Stores a recurring order with a draft that waits for confirmation; does nothing if its owner has one. */
export async function loadRecurring(db: Database, people: LoadedPeople, now: Date): Promise<void> {
  const { email, name, everyWeeks, waitsDays, poNumber } = demoRecurringList
  const owner = people.get(email)
  if (!owner) return
  const { companyId, userId } = owner
  await db.transaction(async (tx) => {
    if ((await countRecurringOrders(tx, { userId })) > 0) return
    const content = addLines(emptyContent, await linesOf(tx)) ?? emptyContent
    const [address] = await listAddresses(tx, userId)
    const changed = { createdAt: now, changedAt: now }
    const listId = await createPartList(tx, {
      ...{ companyId, ownerId: userId, shared: false, name, ...content, lineCount: content.lines.length },
      ...{ ...changed, version: 1, changedById: userId, removedAt: null },
    })
    await createListChange(tx, { listId, userId, changedAt: now, changes: ['Created the list.'] })
    const today = now.toISOString().slice(0, 10)
    const recurringOrderId = await createRecurringOrder(tx, {
      ...{ companyId, userId, listId, name, everyWeeks, poNumber, iseNumber: '' },
      ...{ nextOn: daysAfter(today, everyWeeks * 7), addressId: address?.id ?? null },
      ...{ serviceType: '03', savedCardToken: null, automatic: false, maxRisePercent: 5 },
      ...{ ...changed, returnsAgreed: true, state: 'active', version: 1 },
    })
    const draft = await createRecurringDraft(tx, {
      ...{ recurringOrderId, dueOn: today, state: 'waiting', version: 1, remindAt: null },
      ...{ ...changed, expiresAt: new Date(now.getTime() + waitsDays * dayMs) },
    })
    if (draft) await markDraftHandled(tx, draft.id, now)
  })
}
