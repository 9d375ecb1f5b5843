import type { GatewayCustomer, GatewayCustomers } from '../gateway-customers.ts'

/** Customers' ids at a gateway, in memory. */
export function customersInMemory(): GatewayCustomers & {
  readonly all: ReadonlyMap<string, GatewayCustomer>
} {
  const all = new Map<string, GatewayCustomer>()
  return {
    all,
    find: async (customerId) => all.get(customerId) ?? null,
    async store(customer, gone) {
      const known = all.get(customer.customerId)
      if (known && known.token !== gone?.token) return known
      all.set(customer.customerId, customer)
      return customer
    },
  }
}
