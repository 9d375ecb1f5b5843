import { and, desc, eq, ne } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { gatewayCustomers } from './gateway-customers.tables.ts'

export type NewGatewayCustomer = Pick<
  typeof gatewayCustomers.$inferInsert,
  'account' | 'customerId' | 'internalId' | 'token'
>

/** Returns the ids of a customer at an account of the gateway, or null. */
export async function findGatewayCustomer(
  db: Reader,
  { account, customerId }: Pick<NewGatewayCustomer, 'account' | 'customerId'>,
): Promise<NewGatewayCustomer | null> {
  const [row] = await db
    .select()
    .from(gatewayCustomers)
    .where(and(eq(gatewayCustomers.account, account), eq(gatewayCustomers.customerId, customerId)))
  return row ?? null
}

/** Accounts that a store has had, at most, before this one. */
const maxElsewhere = 5

/** Returns the ids that a customer has at other accounts than this one, newest first. */
export function listGatewayCustomersElsewhere(
  db: Reader,
  { account, customerId }: Pick<NewGatewayCustomer, 'account' | 'customerId'>,
): Promise<Omit<NewGatewayCustomer, 'account'>[]> {
  const { internalId, token } = gatewayCustomers
  return db
    .select({ customerId: gatewayCustomers.customerId, internalId, token })
    .from(gatewayCustomers)
    .where(and(ne(gatewayCustomers.account, account), eq(gatewayCustomers.customerId, customerId)))
    .orderBy(desc(gatewayCustomers.updatedAt), desc(gatewayCustomers.id))
    .limit(maxElsewhere)
}

/**
 * Stores the ids of a customer at an account of the gateway unless it has some, other than those with the token
 * `insteadOf`. Returns the ids it has then.
 */
export async function storeGatewayCustomer(
  tx: Writer,
  customer: NewGatewayCustomer,
  { at, insteadOf = '' }: { readonly at: Date; readonly insteadOf?: string | undefined },
): Promise<NewGatewayCustomer> {
  const { internalId, token } = customer
  await tx
    .insert(gatewayCustomers)
    .values({ ...customer, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [gatewayCustomers.account, gatewayCustomers.customerId],
      set: { internalId, token, updatedAt: at },
      setWhere: eq(gatewayCustomers.token, insteadOf),
    })
  return (await findGatewayCustomer(tx, customer)) ?? customer
}
