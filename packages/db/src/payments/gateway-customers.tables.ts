import { kit } from '../dialect/current.ts'

/** The ids of customers at a card gateway, which saves their cards. */
export const gatewayCustomers = kit.table(
  'gateway_customers',
  {
    id: kit.autoId(),
    /** Tells a merchant's accounts apart; another account knows none of these customers. */
    account: kit.text().notNull(),
    /** Our own id, such as `user:12`. */
    customerId: kit.text().notNull(),
    /** The gateway's id, needed to add a card. */
    internalId: kit.text().notNull(),
    /** The gateway's token, needed to list, charge or delete a card. */
    token: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (customer) => [
    kit.uniqueIndex('gateway_customers_account_customer').on(customer.account, customer.customerId),
  ],
)
