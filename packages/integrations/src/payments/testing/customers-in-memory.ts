import type { GatewayCustomer, GatewayCustomers } from '../gateway-customers.ts'

/** Customers' ids at a gateway, in memory; `others` are those at other accounts. */
export function customersInMemory(others: readonly GatewayCustomer[] = []): GatewayCustomers & {
  readonly all: ReadonlyMap<string, GatewayCustomer>
} {
  const all = new Map<string, GatewayCustomer>()
  return {
    all,
    find: async (customerId) => all.get(customerId) ?? null,
    elsewhere: async (customerId) => others.filter((each) => each.customerId === customerId),
    async store(customer, gone) {
      const known = all.get(customer.customerId)
      if (known && known.token !== gone?.token) return known
      all.set(customer.customerId, customer)
      return customer
    },
  }
}
