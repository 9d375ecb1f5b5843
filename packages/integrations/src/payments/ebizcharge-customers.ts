import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { answeredId, answeredText, readAnswer } from './ebizcharge-answers.ts'
import { EbizchargeFault } from './ebizcharge-client.ts'
import type { Ask } from './ebizcharge-session.ts'
import { noAnswer } from './errors.ts'
import type { GatewayCustomer, GatewayCustomers } from './gateway-customers.ts'
import type { NamedCard } from './port.ts'

const customerAnswer = z.object({
  customerid: answeredText,
  customerinternalid: answeredId,
  customertoken: answeredId.refine((token) => token !== '0', { error: 'is no token' }),
})
const addedAnswer = z.object({ status: answeredText, errorcode: answeredText, error: answeredText })
const recordExists = '2'

/** Customers whose ids at other accounts are known to be no use, until the next start. */
const maxRemembered = 10_000

const prefixOf = (customerId: string) => `${customerId.replace(/\W/g, '-')}-`
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** True for an id under which the store adds this customer, which nobody can guess. */
function isAddedAs(addedAs: string, customerId: string): boolean {
  const prefix = prefixOf(customerId)
  return addedAs.startsWith(prefix) && uuid.test(addedAs.slice(prefix.length))
}

export type EbizchargeCustomers = ReturnType<typeof createEbizchargeCustomers>

/** Returns how to find and add the store's customers at EBizCharge. */
export function createEbizchargeCustomers({ ask, customers }: { ask: Ask; customers: GatewayCustomers }) {
  const useless = new Set<string>()

  async function askFor(members: { customerId: string; customerInternalId: string }) {
    const answer = readAnswer(customerAnswer, await ask('GetCustomer', members))
    const { customerid: addedAs, customerinternalid: internalId, customertoken: token } = answer
    return { addedAs, internalId, token }
  }

  /** Returns false if the gateway, in this account, does not know exactly this customer. */
  async function isStillKnown({ customerId, internalId, token }: GatewayCustomer): Promise<boolean> {
    try {
      const found = await askFor({ customerId: '', customerInternalId: internalId })
      return found.internalId === internalId && found.token === token && isAddedAs(found.addedAs, customerId)
    } catch (error) {
      if (error instanceof EbizchargeFault && (error.missing || error.status === 400)) return false
      throw error
    }
  }

  /**
   * Takes over a customer's ids from another account of the store if this one knows the same customer by them: the
   * merchant has a new security id or address.
   */
  async function adopt(customerId: string): Promise<GatewayCustomer | null> {
    if (useless.has(customerId)) return null
    for (const customer of await customers.elsewhere(customerId))
      if (await isStillKnown(customer)) return customers.store(customer)
    if (useless.size >= maxRemembered) useless.clear()
    useless.add(customerId)
    return null
  }

  return {
    /** Returns the ids of a customer; null for one who has never saved a card. */
    find: async (customerId: string): Promise<GatewayCustomer | null> =>
      (await customers.find(customerId)) ?? adopt(customerId),

    /**
     * Adds a customer under an id that was never used. After the database was restored, our own id may be given to
     * another person, so a customer that the gateway knows by it is never taken over.
     */
    async add(customerId: string, { holder }: NamedCard, gone?: GatewayCustomer): Promise<GatewayCustomer> {
      const addedAs = prefixOf(customerId) + randomUUID()
      const [firstName = '', ...rest] = holder.trim().split(/\s+/)
      const customer = { customerId: addedAs, firstName, lastName: rest.join(' '), softwareId: 'Mullion' }
      const { status, errorcode } = readAnswer(addedAnswer, await ask('AddCustomer', { customer }))
      if (!/^success$/i.test(status) && errorcode !== recordExists) {
        throw noAnswer(new Error(`EBizCharge added no customer (${errorcode}).`))
      }
      const { internalId, token, ...found } = await askFor({ customerId: addedAs, customerInternalId: '' })
      if (found.addedAs !== addedAs) throw noAnswer(new Error('EBizCharge answered with another customer.'))
      return customers.store({ customerId, internalId, token }, gone)
    },
  }
}
