import type { Database } from '@mullion/db/database'
import { findPartList } from '@mullion/db/part-lists/part-list.repository'
import type {
  NamedRecurringRow,
  RecurringOrderRow,
} from '@mullion/db/recurring-orders/recurring-order.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import type { CartLine } from '@mullion/domain/cart/cart'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import type { ListLineView } from '@mullion/domain/part-lists/part-list'
import { cartOfList, type LeftOutLine } from '@mullion/domain/recurring-orders/cart-of-list'
import { addressNeeded, nothingToOrder } from '@mullion/domain/recurring-orders/recurring-errors'
import type { OrderFigures } from '@mullion/domain/recurring-orders/since-last'
import type { CartService } from '../cart/cart.service.ts'
import { viewLines } from '../part-lists/list-view.ts'
import { shipAddressOf } from './recurring-view.ts'

/** What a recurring order would order now. */
export interface LinesToOrder {
  /** The lines of its list as they are today; none if the list is gone. */
  readonly lines: readonly ListLineView[]
  readonly cart: readonly CartLine[]
  readonly leftOut: readonly LeftOutLine[]
  /** Why nothing can be ordered; null if something can. */
  readonly problem: string | null
}

const listGone = 'The list was deleted or is no longer shared with you.'
const listEmpty = 'Nothing on the list can be ordered now.'

/** Reads the list of a recurring order and says which lines can be ordered, at its owner's prices today. */
export async function readLinesToOrder(
  { db, cart }: { readonly db: Database; readonly cart: Pick<CartService, 'price'> },
  buyer: Member,
  { listId }: Pick<RecurringOrderRow, 'listId'>,
): Promise<LinesToOrder> {
  const { companyId, userId } = buyer
  const found = listId === null ? null : await findPartList(db.read, { companyId, userId, id: listId })
  if (!found || found.list.removedAt !== null) return { lines: [], cart: [], leftOut: [], problem: listGone }
  const lines = await viewLines(db.read, buyer, found.list.lines)
  const wanted = cartOfList(lines.map((line) => ({ ...line, number: line.part.number })))
  const priced = await cart.price(buyer, wanted.cart)
  const refused = new Map(
    priced.lines.flatMap(({ partId, number, problem }) =>
      problem === null ? [] : [[partId, { number, text: problem }]],
    ),
  )
  const ordered = wanted.cart.filter(({ partId }) => !refused.has(partId))
  const leftOut = [...wanted.leftOut, ...refused.values()]
  const problem = ordered.length > 0 ? null : listEmpty
  return { lines, cart: ordered, leftOut, problem }
}

/** Returns what to quote; throws if there is nothing to order or nowhere to ship it. */
export function quoteInputOf(row: NamedRecurringRow, { cart, problem }: LinesToOrder): QuoteInput {
  if (problem !== null) throw nothingToOrder(problem)
  const shipAddress = shipAddressOf(row)
  if (!shipAddress) throw addressNeeded()
  return { cart: [...cart], shipAddress, serviceType: row.recurring.serviceType }
}

/** Returns the figures of a quote, to compare them with those of the last order. */
export function figuresOf({
  lines,
  shippingCents,
  taxCents,
  grandTotalCents,
}: Pick<Quote, 'lines' | 'shippingCents' | 'taxCents' | 'grandTotalCents'>): OrderFigures {
  return {
    lines: lines.map(({ partId, number, quantity, unitPriceCents }) => ({
      ...{ partId, number, quantity },
      unitPriceCents: unitPriceCents ?? 0,
    })),
    ...{ shippingCents, taxCents, grandTotalCents },
  }
}
