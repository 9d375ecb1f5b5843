import type { CardMonth } from '@mullion/domain/card'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import { orderProblems } from '@mullion/domain/checkout/order-rules'
import { email, emailFormatText, requiredText, type ShipAddress } from '@mullion/domain/postal-address'
import { billingOf, cardEntryOf, typedCardProblems, under } from '../../../lib/card-form.ts'
import { pickServerErrors } from '../../../lib/form-problems.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'
import { incompleteText } from '../incomplete-text.ts'
import { carrierFieldsOf, type ShippingDraft } from '../shipping/shipping-draft.ts'
import type { PaymentValues } from './payment-values.ts'

/** Fields that can be invalid, by their path in the order, with their names for use in a sentence. */
const paymentFieldNames = {
  'card.cardNumber': 'card number',
  'card.cardExpiration': 'expiration date',
  'card.cardCode': 'CVV',
  'savedCard.cardCode': 'CVV of the saved card',
  'saveCard.label': 'name for the saved card',
  'billing.firstName': 'first name',
  'billing.lastName': 'last name',
  'billing.buyerEmail': 'billing email',
  'billing.companyName': 'company',
  'billing.address1': 'billing address',
  'billing.address2': 'billing address 2',
  'billing.city': 'billing city',
  'billing.state': 'billing state',
  'billing.zip': 'billing ZIP code',
  'billing.country': 'billing country',
  poNumber: 'PO number',
  poDocumentId: 'PO document',
  iseNumber: 'ISE number',
  customerEmail: 'customer email',
  accountNumber: 'carrier account number (on the shipping screen)',
  freightCarrier: 'freight carrier (on the shipping screen)',
  thirdParty: 'third-party billing info (on the shipping screen)',
  returnsAgreed: 'returns agreement',
} as const
export type PaymentField = keyof typeof paymentFieldNames
const canadianNames: Partial<Record<PaymentField, string>> = {
  'billing.state': 'billing province',
  'billing.zip': 'billing postal code',
}
const paymentFields = Object.keys(paymentFieldNames) as readonly PaymentField[]

export function isBillingAddress(field: string): boolean {
  const own = ['billing.firstName', 'billing.lastName', 'billing.buyerEmail']
  return field.startsWith('billing.') && !own.includes(field)
}

export interface PaymentFacts {
  readonly options: Pick<CheckoutOptions, 'payBy' | 'iseMember' | 'poRequired'>
  readonly email: string | null
  readonly address: ShipAddress
  readonly shipping: ShippingDraft
  readonly freight: boolean
  readonly returnsAgreementNeeded: boolean
  readonly savedCardId: string
  /** True if the order goes to approval: no card is needed yet. */
  readonly awaits?: boolean
  readonly now: CardMonth
}

function newCardProblems(values: PaymentValues, facts: PaymentFacts): Problems<string> {
  const { wanted, label } = values.saveCard
  const unnamed = wanted && label.trim() === ''
  return { ...typedCardProblems(values, facts), ...(unnamed ? { 'saveCard.label': requiredText } : {}) }
}

function payProblems(values: PaymentValues, facts: PaymentFacts): Problems<string> {
  if (facts.options.payBy !== 'card' || facts.awaits) return {}
  if (facts.savedCardId === '') return newCardProblems(values, facts)
  return /^(\d{3,4})?$/.test(values.savedCard.cardCode) ? {} : { 'savedCard.cardCode': 'Invalid CVV' }
}

function rulesProblems(values: PaymentValues, facts: PaymentFacts): Problems<string> {
  const { options, shipping, freight, returnsAgreementNeeded } = facts
  const { poNumber, poDocument, iseNumber, returnsAgreed } = values
  return orderProblems(
    {
      ...carrierFieldsOf(shipping, freight),
      poNumber: poNumber.trim(),
      poDocumentId: poDocument.id,
      iseNumber: iseNumber.trim(),
      returnsAgreed,
      skipValidation: shipping.skipValidation,
    },
    {
      payBy: options.payBy === 'terms' ? 'terms' : 'card',
      iseMember: options.iseMember,
      poRequired: options.poRequired,
      billingOption: shipping.billingOption,
      freight,
      returnsAgreementNeeded,
    },
  )
}

/** Returns what keeps the order from being placed, by the field's path in the order. */
export function paymentProblems(values: PaymentValues, facts: PaymentFacts): Problems<string> {
  const { customerEmail } = values
  const wrongEmail = customerEmail.trim() !== '' && !email.safeParse(customerEmail).success
  return {
    ...payProblems(values, facts),
    ...(wrongEmail ? { customerEmail: emailFormatText } : {}),
    ...rulesProblems(values, facts),
  }
}

/** Returns the server's errors for this form's fields, or null unless all of them are for this form. */
export function paymentFieldsOf(fields: Readonly<Record<string, string>>): Problems<PaymentField> | null {
  const serverErrors = pickServerErrors(paymentFields, fields)
  const count = Object.keys(serverErrors).length
  return count > 0 && count === Object.keys(fields).length ? serverErrors : null
}

function enteredIn({ card, savedCard, billing, customerEmail }: PaymentValues, facts: PaymentFacts) {
  return {
    ...under('card', cardEntryOf(card)),
    ...under('billing', billingOf(billing, facts)),
    'savedCard.cardCode': savedCard.cardCode,
    customerEmail,
    accountNumber: facts.shipping.accountNumber,
  } as Problems<string>
}

/** Returns the missing and the invalid fields, each in form order, or null. */
export function incompletePaymentText(
  problems: Problems<string>,
  values: PaymentValues,
  facts: PaymentFacts,
): string | null {
  const paths = Object.keys(problems)
  const entered = enteredIn(values, facts)
  const localNames = entered['billing.country'] === 'CA' ? canadianNames : {}
  return incompleteText(
    paymentFields
      .filter((field) => paths.some((path) => path === field || path.startsWith(`${field}.`)))
      .map((field) => ({
        name: localNames[field] ?? paymentFieldNames[field],
        filled: Boolean(entered[field]?.trim()),
      })),
  )
}
