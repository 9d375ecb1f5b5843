import { type ServiceType, serviceTypes } from '@mullion/domain/checkout/shipping-service'
import { type DraftFailure, draftStates } from '@mullion/domain/recurring-orders/draft-state'
import { recurringStates } from '@mullion/domain/recurring-orders/recurring-order'
import type { OrderFigures } from '@mullion/domain/recurring-orders/since-last'
import { addresses, companies, users } from '../accounts/accounts.tables.ts'
import { approvalRequests } from '../approvals/approvals.tables.ts'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orders } from '../orders/orders.tables.ts'
import { partLists } from '../part-lists/part-list.tables.ts'

const services = serviceTypes as readonly [ServiceType, ...ServiceType[]]

/** Recurring orders: part lists that their owners order every few weeks. */
export const recurringOrders = kit.table(
  'recurring_orders',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    /** The owner. */
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    /** Null once the list was deleted for good. */
    listId: kit.int().references(() => partLists.id, { onDelete: 'set null' }),
    /** The name of the list when this was last changed. */
    name: kit.text().notNull(),
    everyWeeks: kit.int().notNull(),
    /** The day of the next draft, such as 2026-12-01. */
    nextOn: kit.text().notNull(),
    /** Null once the address was deleted. */
    addressId: kit.int().references(() => addresses.id, { onDelete: 'set null' }),
    serviceType: kit.text({ enum: services }).notNull(),
    poNumber: kit.text().notNull(),
    iseNumber: kit.text().notNull(),
    /** The gateway's token of a saved card; null on terms. */
    savedCardToken: kit.text(),
    automatic: kit.bool().notNull(),
    maxRisePercent: kit.int().notNull(),
    returnsAgreed: kit.bool().notNull(),
    state: kit.text({ enum: recurringStates }).notNull(),
    /** Counts changes, so that a change of an earlier version is refused. */
    version: kit.int().notNull(),
    /** The figures of the last order; null before the first one. */
    lastOrder: kit.json<OrderFigures>(),
    createdAt: kit.instant().notNull(),
    changedAt: kit.instant().notNull(),
  },
  (order) => [
    kit.index('recurring_orders_company_id').on(order.companyId, order.id),
    kit.index('recurring_orders_user_id').on(order.userId, order.id),
    kit.index('recurring_orders_state').on(order.state, order.nextOn),
    kit.index('recurring_orders_list_id').on(order.listId),
    kit.index('recurring_orders_address_id').on(order.addressId),
    ...listed(order.state, order.serviceType),
    ...positive(order.everyWeeks, order.version),
    ...notNegative(order.maxRisePercent),
  ],
)

/** Drafts of recurring orders, one for each due day, which are confirmed, skipped or expire. */
export const recurringDrafts = kit.table(
  'recurring_drafts',
  {
    id: kit.autoId(),
    recurringOrderId: kit
      .int()
      .notNull()
      .references(() => recurringOrders.id),
    /** Its day, such as 2026-12-01. */
    dueOn: kit.text().notNull(),
    state: kit.text({ enum: draftStates }).notNull(),
    /** Counts changes, so that a decision about an earlier version is refused. */
    version: kit.int().notNull(),
    /** Why it was not placed. */
    failure: kit.json<DraftFailure>(),
    createdAt: kit.instant().notNull(),
    changedAt: kit.instant().notNull(),
    expiresAt: kit.instant().notNull(),
    /** When its buyer is reminded; null once they were. */
    remindAt: kit.instant(),
    /** When its buyer was told, or it was placed automatically; null before. */
    handledAt: kit.instant(),
    approvalRequestId: kit.int().references(() => approvalRequests.id),
    orderId: kit.int().references(() => orders.id),
  },
  (draft) => [
    kit.uniqueIndex('recurring_drafts_day').on(draft.recurringOrderId, draft.dueOn),
    kit.index('recurring_drafts_state').on(draft.state, draft.expiresAt),
    kit.index('recurring_drafts_approval_request_id').on(draft.approvalRequestId),
    kit.index('recurring_drafts_order_id').on(draft.orderId),
    ...listed(draft.state),
    ...positive(draft.version),
  ],
)

/** What a company allows its users. */
export const recurringSettings = kit.table(
  'recurring_settings',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    /** True if orders may be placed without being confirmed. */
    automatic: kit.bool().notNull(),
    changedAt: kit.instant().notNull(),
    changedById: kit
      .int()
      .notNull()
      .references(() => users.id),
  },
  (settings) => [kit.uniqueIndex('recurring_settings_company_id').on(settings.companyId)],
)
