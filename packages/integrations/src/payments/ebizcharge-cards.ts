import { cardDigits, lastFour, parseExpiry } from '@mullion/domain/card'
import * as z from 'zod'
import { answeredId, cardTypeOf, itemsOf, readAnswer, answeredText as text } from './ebizcharge-answers.ts'
import type { EbizchargeCustomers } from './ebizcharge-customers.ts'
import { type Ask, isMissing } from './ebizcharge-session.ts'
import { savedCardMissing } from './errors.ts'
import type { GatewayCustomer } from './gateway-customers.ts'
import type { NamedCard, SavedCard, SavedCardChoice } from './port.ts'
import { maskCard } from './saved-card.ts'

const profileAnswer = z.object({
  methodid: answeredId,
  methodname: text,
  accountholdername: text,
  avsstreet: text,
  avszip: text,
  cardexpiration: text,
  cardnumber: text,
  cardtype: text,
})
type Profile = z.output<typeof profileAnswer>

/** Returns YYYY-MM; a profile may also have MMYY. */
function monthOf(expiration: string): string {
  const month = parseExpiry(expiration)
  return month ? `${month.year}-${String(month.month).padStart(2, '0')}` : expiration.slice(0, 7)
}

/** Returns a profile as a saved card; null for a bank account and any other that is not a card. */
function savedCardOf(profile: Profile): SavedCard | null {
  const cardType = cardTypeOf(profile.cardtype)
  const digits = cardDigits(profile.cardnumber)
  if (!cardType || digits.length < 4) return null
  return {
    methodId: profile.methodid,
    methodName: profile.methodname,
    cardType,
    cardNumber: 'X'.repeat(digits.length - 4) + lastFour(digits),
    lastFour: lastFour(digits),
    cardExpiration: monthOf(profile.cardexpiration),
    accountHolderName: profile.accountholdername,
  }
}

/**
 * True if a typed card is the one of a profile. The gateway returns no number, and different cards share their last
 * digits, so everything else that was typed must agree too.
 */
function isSame(profile: Profile, typed: Omit<SavedCard, 'methodId'>, { street, zip }: NamedCard): boolean {
  const card = savedCardOf(profile)
  return (
    card?.cardNumber === typed.cardNumber &&
    card.cardType === typed.cardType &&
    card.cardExpiration === typed.cardExpiration &&
    card.accountHolderName === typed.accountHolderName &&
    profile.avszip === zip.trim() &&
    profile.avsstreet === street.trim()
  )
}

const missing = Symbol('missing')

interface Obtained {
  readonly customer: GatewayCustomer
  readonly profiles: readonly Profile[]
}

export type EbizchargeCards = ReturnType<typeof createEbizchargeCards>

export interface EbizchargeCardsDeps {
  readonly ask: Ask
  readonly customers: EbizchargeCustomers
  readonly clock: () => Date
}

/** Returns how to manage the cards that EBizCharge saves for the store's customers. */
export function createEbizchargeCards({ ask, customers, clock }: EbizchargeCardsDeps) {
  /** Adds a customer again that was deleted at the gateway. */
  async function obtain(customerId: string, card: NamedCard): Promise<Obtained> {
    const known = (await customers.find(customerId)) ?? (await customers.add(customerId, card))
    const profiles = await profilesOf(known)
    if (profiles) return { customer: known, profiles }
    const customer = await customers.add(customerId, card, known)
    return { customer, profiles: (await profilesOf(customer)) ?? [] }
  }

  /** Returns null for a customer that the gateway does not know any more. */
  async function profilesOf({ token }: GatewayCustomer): Promise<Profile[] | null> {
    const members = { customerToken: token }
    const answer = await ask('GetCustomerPaymentMethodProfiles', members).catch((error: unknown) => {
      if (isMissing(error)) return missing
      throw error
    })
    if (answer === missing) return null
    const items = itemsOf(answer, 'paymentmethodprofile')
    return items.map((each) => readAnswer(profileAnswer, each))
  }

  /** A customer whose ids are not stored has never saved a card. */
  async function list(customerId: string): Promise<SavedCard[]> {
    const customer = await customers.find(customerId)
    if (!customer) return []
    return ((await profilesOf(customer)) ?? []).flatMap((profile) => savedCardOf(profile) ?? [])
  }

  return {
    list,

    /** Returns a customer's chosen card with the token to charge it; throws `payments.saved_card_missing`. */
    async chosen({ customerId, methodId }: SavedCardChoice): Promise<{ token: string; card: SavedCard }> {
      const customer = await customers.find(customerId)
      const card = (await list(customerId)).find((each) => each.methodId === methodId)
      if (!customer || !card) throw savedCardMissing(methodId)
      return { token: customer.token, card }
    },

    async save(customerId: string, typed: NamedCard): Promise<SavedCard> {
      const { card } = maskCard(typed, clock())
      const { customer, profiles } = await obtain(customerId, typed)
      const paymentMethodProfile = {
        methodType: 'CreditCard',
        methodName: card.methodName,
        secondarySort: 0,
        accountHolderName: card.accountHolderName,
        avsStreet: typed.street.trim(),
        avsZip: typed.zip.trim(),
        cardExpiration: card.cardExpiration,
        cardNumber: cardDigits(typed.number),
      }
      const same = profiles.find((profile) => isSame(profile, card, typed))
      if (same) {
        const changed = { ...paymentMethodProfile, methodID: same.methodid }
        await ask('UpdateCustomerPaymentMethodProfile', {
          customerToken: customer.token,
          paymentMethodProfile: changed,
        })
        return { methodId: same.methodid, ...card }
      }
      const { internalId: customerInternalId } = customer
      const added = await ask('AddCustomerPaymentMethodProfile', { customerInternalId, paymentMethodProfile })
      return { methodId: readAnswer(answeredId, added), ...card }
    },

    async remove(customerId: string, methodId: string): Promise<boolean> {
      const customer = await customers.find(customerId)
      if (!customer) return false
      const members = { customerToken: customer.token, paymentMethodId: methodId }
      try {
        return /^true$/i.test(String(await ask('DeleteCustomerPaymentMethodProfile', members)))
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
  }
}
