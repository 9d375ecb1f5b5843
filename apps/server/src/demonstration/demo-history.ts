import { createCompanyPrices } from '@mullion/api/accounts/company-prices'
import type { ServiceDeps, Services } from '@mullion/api/services'
import { actorOfUser } from '@mullion/api/signed-in'
import { findPerson } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import type { DemoCompany } from '@mullion/demo/accounts/companies'
import { demoPeople } from '@mullion/demo/accounts/people'
import type { Member } from '@mullion/domain/accounts/actor'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { QuoteInput } from '@mullion/domain/checkout/quote'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { storeTime } from '@mullion/domain/store-day'
import { demoOriginZip, demoStoreInfo } from '@mullion/domain/store-info'
import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import type { LoadedPeople } from './load-people.ts'

interface DemoHistoryDeps {
  readonly db: Database
  /** Makes services with other settings than the store's. */
  readonly servicesWith: (settings: Partial<ServiceDeps>) => Services
}

export interface DemoLoad {
  readonly people: LoadedPeople
  /** When the load began; no demo data is later. */
  readonly startedAt: Date
}

const minuteMs = 60_000
export const hour = 60
export const day = 24 * hour
const ipAddress = '127.0.0.1'
export const demoAdmin = 'admin@mullion.example'

export type DemoHistory = ReturnType<typeof createDemoHistory>

/**
 * Makes the history of the demonstration with the store's own services: their clock is set back to when each thing is to
 * have happened, and rates and taxes are the built-in ones.
 */
export function createDemoHistory({ db, servicesWith }: DemoHistoryDeps, { people, startedAt }: DemoLoad) {
  let now = startedAt
  const clock = () => now
  const services = servicesWith({
    clock,
    parcelRates: createBuiltInParcelRates({ originZip: demoOriginZip }),
    tax: createBuiltInTax(),
  })
  const { timeZone } = demoStoreInfo
  const pricesOf = createCompanyPrices({ db, clock, storeInfo: { timeZone } })
  const known = demoPeople()

  async function member(userId: number): Promise<Member> {
    const person = await findPerson(db.read, userId)
    if (!person) throw new Error(`The demonstration has no user ${userId}.`)
    const { id: companyId, pricesVersion } = person.company
    return actorOfUser(person, ipAddress, await pricesOf({ companyId }, pricesVersion))
  }

  function companyOf(customerNumber: string): DemoCompany & { readonly id: number } {
    const one = known.find(({ company }) => company?.customerNumber === customerNumber)
    const id = one && people.get(one.email)?.companyId
    if (!one?.company || !id) throw new Error(`The demonstration has no company ${customerNumber}.`)
    return { ...one.company, id }
  }

  const idOf = (login: string): number => people.get(login)?.userId ?? 0

  return {
    db,
    startedAt,
    services,
    member,
    companyOf,
    as: (login: string) => member(idOf(login)),

    /** Sets the clock to so many minutes before the load began. */
    rewind(minutesAgo: number) {
      now = new Date(startedAt.getTime() - minutesAgo * minuteMs)
    },

    /** Returns the store day that is so many days after the load began; negative for one before. */
    storeDay: (days: number) =>
      storeTime(new Date(startedAt.getTime() + days * day * minuteMs), timeZone).day,

    /** Returns the logins of the users of a company with a role, except `owner@` and `buyer@`. */
    loginsOf: (customerNumber: string, role: Member['role']) =>
      known
        .filter((person) => person.company?.customerNumber === customerNumber && person.role === role)
        .map(({ email }) => email)
        .filter((email) => !/^(owner|buyer)@/.test(email)),

    /** Places an order on terms. */
    async order(
      actor: Member,
      placed: Pick<QuoteInput, 'cart'> &
        Partial<Pick<QuoteInput, 'priceQuote'>> &
        Required<Pick<PlaceOrderInput, 'poNumber'>> & { readonly shipAddress: ShipAddress },
    ) {
      const { poNumber, ...what } = placed
      const input = { ...what, cart: [...what.cart], serviceType: '03' as const }
      const { quoteId, grandTotalCents } = await services.quotes.quote(actor, input)
      const idempotencyKey = `demonstration-${poNumber}`
      const agreed = { idempotencyKey, quoteId, grandTotalCents, poNumber, returnsAgreed: true }
      return services.placeOrder.placeOrder(actor, { ...input, ...agreed })
    },
  }
}
