import type { InternalCompany } from '../accounts/actor.ts'
import type { PayBy } from './order-rules.ts'
import type { BillingOption } from './shipping-service.ts'

/** What an actor can choose at checkout, and has to fill in. */
export interface CheckoutOptions {
  /** `company_needed`: staff have to choose a company first. `no_terms`: the company has to call. */
  readonly payBy: PayBy | 'company_needed' | 'no_terms'
  /** The company whose terms count; null for guests. */
  readonly companyName: string | null
  readonly taxExemptStates: readonly string[]
  readonly iseMember: boolean
  readonly poRequired: boolean
  /** The customer that staff order for. */
  readonly actingFor: InternalCompany | null
  readonly billingOptions: readonly BillingOption[]
  readonly savedAddresses: boolean
  readonly savedCards: boolean
  readonly maySkipValidation: boolean
  readonly customerEmail: boolean
  /** True when the order may be placed although no carrier answers. */
  readonly mayConfirmFreightLater: boolean
}
