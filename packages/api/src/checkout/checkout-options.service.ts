import { findCompany } from '@mullion/db/accounts/company.repository'
import type { Database } from '@mullion/db/database'
import { type Actor, isStaff } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import { payByOf } from '@mullion/domain/checkout/order-rules'
import { billingOptions } from '@mullion/domain/checkout/shipping-service'

export function createCheckoutOptionsService({ db }: { readonly db: Database }) {
  async function termsOf({ companyId, actingFor }: Actor) {
    const company = actingFor ?? (companyId === null ? null : await findCompany(db.read, companyId))
    return {
      companyName: company?.name ?? null,
      taxExemptStates: company?.taxExemptStates ?? [],
      iseMember: company?.iseMember ?? false,
      poRequired: company?.poRequired ?? false,
    }
  }

  return {
    async of(actor: Actor): Promise<CheckoutOptions> {
      const payBy = payByOf(actor)
      const staff = may(actor, 'actForCompany')
      const isCustomer = may(actor, 'useAccount') && !isStaff(actor)
      return {
        payBy,
        ...(await termsOf(actor)),
        actingFor: actor.actingFor,
        billingOptions: actor.role === 'guest' ? ['prepay'] : billingOptions,
        savedAddresses: isCustomer,
        savedCards: isCustomer && payBy === 'card',
        maySkipValidation: staff,
        customerEmail: staff,
        mayConfirmFreightLater: staff && payBy === 'terms',
      }
    },
  }
}
