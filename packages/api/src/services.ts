import type { Authenticator } from '@mullion/auth/port'
import { removeExpiredQuotes } from '@mullion/db/checkout/quote.repository'
import type { Store } from '@mullion/db/store'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { MailTransport } from '@mullion/integrations/mail/port'
import type { ParcelRates } from '@mullion/integrations/parcel-rates/port'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { TaxService } from '@mullion/integrations/tax/port'
import type { MailFacts } from './accounts/account-mails.ts'
import { createCompanyService } from './accounts/company.service.ts'
import { createPasswordService } from './accounts/password.service.ts'
import { createSecondFactorService } from './accounts/second-factor.service.ts'
import { createSessionService } from './accounts/session.service.ts'
import { createUserService } from './accounts/user.service.ts'
import { createCartService } from './cart/cart.service.ts'
import { createCatalogService } from './catalog/catalog.service.ts'
import { createPartImport } from './catalog/part-import.service.ts'
import { createSearchTallies } from './catalog/search-tallies.ts'
import { createPaymentService, type PaymentDeps } from './checkout/payment.service.ts'
import { createPlaceOrderService } from './checkout/place-order.service.ts'
import { createQuoteService } from './checkout/quote.service.ts'
import type { Clock, Log } from './clock.ts'
import { createLimits } from './defence/limits.ts'
import { createMailService } from './mail/mail.service.ts'

export interface ServiceDeps extends Pick<PaymentDeps, 'leaseMs' | 'forgetAfterMs' | 'onStep'>, MailFacts {
  readonly store: Store
  readonly authenticator: Authenticator
  /** True when staff need a second factor. */
  readonly staffSecondFactor: boolean
  readonly gateway: PaymentGateway
  readonly parcelRates: ParcelRates
  readonly tax: TaxService
  readonly botCheck: BotCheck
  readonly mail: MailTransport
  readonly clock: Clock
  readonly log: Log
}

export type Services = ReturnType<typeof createServices>

/** Makes every service once, on one store and one set of ports. */
export function createServices(deps: ServiceDeps) {
  const { store, clock, log } = deps
  const tallies = createSearchTallies({ store, clock })
  const limits = createLimits({ store, clock })
  const sessions = createSessionService({ ...deps, limits })
  const cart = createCartService({ store })
  const quotes = createQuoteService({ ...deps, cart })
  const payments = createPaymentService(deps)
  return {
    catalog: createCatalogService({ store, tallies }),
    partImport: createPartImport({ store, clock }),
    tallies,
    limits,
    companies: createCompanyService(deps),
    sessions,
    passwords: createPasswordService({ ...deps, limits }),
    secondFactors: createSecondFactorService({ ...deps, limits }),
    users: createUserService({ ...deps, limits }),
    cart,
    quotes,
    payments,
    placeOrder: createPlaceOrderService({ ...deps, quotes, payments }),
    mail: createMailService({ store, transport: deps.mail, clock, log }),
    /** Forgets what has expired. */
    async tidy() {
      await store.transaction((tx) => removeExpiredQuotes(tx, clock()))
      await tallies.forget()
      await limits.forget()
      await sessions.forget()
    },
  }
}
