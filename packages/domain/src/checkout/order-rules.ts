import { type Actor, isStaff } from '../accounts/actor.ts'
import { mayPayBy } from '../accounts/permissions.ts'
import { countries, requiredText, usStates, zipFormatText, zipPattern } from '../postal-address.ts'
import type { PlaceOrderInput, ThirdPartyInfo } from './order.ts'
import type { BillingOption } from './shipping-service.ts'

export type PayBy = 'card' | 'terms'

export function payByOf(
  actor: Pick<Actor, 'role' | 'termsCode' | 'actingFor'>,
): PayBy | 'company_needed' | 'no_terms' {
  if (isStaff(actor) && actor.actingFor === null) return 'company_needed'
  if (mayPayBy(actor, 'card')) return 'card'
  return mayPayBy(actor, 'po') ? 'terms' : 'no_terms'
}

export interface OrderRuleFacts {
  readonly payBy: PayBy
  readonly billingOption: BillingOption
  readonly freight: boolean
  readonly iseMember: boolean
  readonly poRequired: boolean
  readonly returnsAgreementNeeded: boolean
}

type RuledFields = Pick<
  PlaceOrderInput,
  | 'poNumber'
  | 'poDocumentId'
  | 'iseNumber'
  | 'accountNumber'
  | 'freightCarrier'
  | 'thirdParty'
  | 'returnsAgreed'
  | 'skipValidation'
>

export const accountNumberShortText = 'Account number must be at least 6 characters long.'
export const accountNumberFormatText = 'Account number must be 6 to 20 letters or digits.'
export const returnsNotAgreedText = 'Confirm that cut-to-order items cannot be returned.'

const canadianPattern = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i
const canadianFormatText = 'Invalid postal code format'
const thirdPartyRequired = ['company', 'address1', 'city', 'state', 'zip', 'country'] as const

function accountProblem(number: string): string | null {
  if (number.length < 6) return accountNumberShortText
  return /^[A-Za-z0-9]{6,20}$/.test(number) ? null : accountNumberFormatText
}

function thirdPartyZipProblem(zip: string, country: string): string | null {
  if (country === 'US') return zipPattern.test(zip) ? null : zipFormatText
  if (country === 'CA') return canadianPattern.test(zip) ? null : canadianFormatText
  return zipPattern.test(zip) || canadianPattern.test(zip) ? null : zipFormatText
}

/** Returns what is wrong with a filled-in field of the company billed; checked like a ship-to address. */
function thirdPartyProblem(field: (typeof thirdPartyRequired)[number], info: ThirdPartyInfo | undefined) {
  const typed = info?.[field] ?? ''
  if (typed === '') return requiredText
  const country = info?.country ?? ''
  if (field === 'country') return Object.hasOwn(countries, typed) ? null : 'Choose a country.'
  if (field === 'zip') return thirdPartyZipProblem(typed, country)
  if (field === 'state' && country === 'US') return Object.hasOwn(usStates, typed) ? null : 'Choose a state.'
  return null
}

/** Of the fields of the company billed, those that are filled in must be right even if none is required. */
function givenThirdPartyProblems(
  { thirdParty }: RuledFields,
  { billingOption }: OrderRuleFacts,
): [string, string | null][] {
  if (billingOption !== 'thirdParty') return []
  const given = thirdPartyRequired.filter((field) => thirdParty?.[field])
  return given.map((field) => [`thirdParty.${field}`, thirdPartyProblem(field, thirdParty)])
}

function carrierProblems(
  order: RuledFields,
  { billingOption, freight }: OrderRuleFacts,
): [string, string | null][] {
  if (billingOption === 'prepay') return []
  const thirdParty = thirdPartyRequired.map((field): [string, string | null] => [
    `thirdParty.${field}`,
    thirdPartyProblem(field, order.thirdParty),
  ])
  return [
    ['accountNumber', accountProblem(order.accountNumber ?? '')],
    ['freightCarrier', !freight || order.freightCarrier ? null : requiredText],
    ...(billingOption === 'thirdParty' ? thirdParty : []),
  ]
}

function termsProblems(order: RuledFields, { payBy, poRequired }: OrderRuleFacts): [string, string | null][] {
  if (payBy !== 'terms') return []
  return [
    ['poNumber', order.poNumber ? null : 'PO number is required'],
    ['poDocumentId', !poRequired || order.poDocumentId ? null : 'PO document is required'],
  ]
}

/**
 * Returns what is missing before an order can be placed, by field; the form and the server share these rules. Staff may
 * leave everything out, but what they fill in about a third party must be right.
 */
export function orderProblems(order: RuledFields, facts: OrderRuleFacts): Record<string, string> {
  const problems: [string, string | null][] = order.skipValidation
    ? givenThirdPartyProblems(order, facts)
    : [
        ['iseNumber', !facts.iseMember || order.iseNumber ? null : 'ISE number is required'],
        ...carrierProblems(order, facts),
        ...termsProblems(order, facts),
        ['returnsAgreed', !facts.returnsAgreementNeeded || order.returnsAgreed ? null : returnsNotAgreedText],
      ]
  return Object.fromEntries(problems.filter((problem): problem is [string, string] => problem[1] !== null))
}
