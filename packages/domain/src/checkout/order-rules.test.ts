import { describe, expect, it } from 'vitest'
import { type OrderRuleFacts, orderProblems, payByOf } from './order-rules.ts'

const plain: OrderRuleFacts = {
  payBy: 'card',
  billingOption: 'prepay',
  freight: false,
  iseMember: false,
  poRequired: false,
  returnsAgreementNeeded: false,
}
const thirdParty = {
  company: 'Frost Freight',
  address1: '1 Dock Road',
  address2: '',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  country: 'US',
}
type Order = Parameters<typeof orderProblems>[0]

describe('an order', () => {
  it.each<[string, Partial<OrderRuleFacts>, Partial<Order>, Record<string, string>]>([
    ['by card needs nothing more', {}, {}, {}],
    ['on terms needs a PO number', { payBy: 'terms' }, {}, { poNumber: 'PO number is required' }],
    ['on terms is complete with a PO number', { payBy: 'terms' }, { poNumber: '77' }, {}],
    [
      'on terms needs a PO document when the company requires it',
      { payBy: 'terms', poRequired: true },
      { poNumber: '77' },
      { poDocumentId: 'PO document is required' },
    ],
    ['by card needs no PO document', { poRequired: true }, {}, {}],
    [
      'from an ISE member needs an ISE number',
      { iseMember: true },
      {},
      { iseNumber: 'ISE number is required' },
    ],
    [
      'from an ISE member on terms needs an ISE number too',
      { iseMember: true, payBy: 'terms' },
      { poNumber: '1' },
      { iseNumber: 'ISE number is required' },
    ],
    [
      'with cut-to-order items needs the returns agreement',
      { returnsAgreementNeeded: true },
      {},
      { returnsAgreed: 'Confirm that cut-to-order items cannot be returned.' },
    ],
    [
      'with cut-to-order items is complete with the agreement',
      { returnsAgreementNeeded: true },
      { returnsAgreed: true },
      {},
    ],
    [
      'on a carrier account needs the account number',
      { billingOption: 'collect' },
      {},
      { accountNumber: 'Account number must be at least 6 characters long.' },
    ],
    [
      'with a five-character account number is refused',
      { billingOption: 'collect' },
      { accountNumber: 'A1234' },
      { accountNumber: 'Account number must be at least 6 characters long.' },
    ],
    [
      'with a six-character account number is accepted',
      { billingOption: 'collect' },
      { accountNumber: 'A12345' },
      {},
    ],
    [
      'with a 21-character account number is refused',
      { billingOption: 'collect' },
      { accountNumber: 'A'.repeat(21) },
      { accountNumber: 'Account number must be 6 to 20 letters or digits.' },
    ],
    [
      'with symbols in the account number is refused',
      { billingOption: 'collect' },
      { accountNumber: 'A123-45' },
      { accountNumber: 'Account number must be 6 to 20 letters or digits.' },
    ],
    [
      'by freight on an account needs the carrier name',
      { billingOption: 'collect', freight: true },
      { accountNumber: 'A12345' },
      { freightCarrier: 'This field is required.' },
    ],
    [
      'billed to a third party needs its address',
      { billingOption: 'thirdParty' },
      { accountNumber: 'A12345', thirdParty: { ...thirdParty, city: '', country: '' } },
      { 'thirdParty.city': 'This field is required.', 'thirdParty.country': 'This field is required.' },
    ],
    [
      'billed to a third party is complete without a second address line',
      { billingOption: 'thirdParty' },
      { accountNumber: 'A12345', thirdParty },
      {},
    ],
    [
      'billed to a third party needs a ZIP code, state and country as ship-to does',
      { billingOption: 'thirdParty' },
      { accountNumber: 'A12345', thirdParty: { ...thirdParty, zip: '4360', state: 'ZZ' } },
      { 'thirdParty.zip': 'Invalid ZIP format', 'thirdParty.state': 'Choose a state.' },
    ],
    [
      'billed to a third party in Canada needs a Canadian postal code',
      { billingOption: 'thirdParty' },
      {
        accountNumber: 'A12345',
        thirdParty: { ...thirdParty, country: 'CA', state: 'Ontario', zip: '43215' },
      },
      { 'thirdParty.zip': 'Invalid postal code format' },
    ],
    [
      'billed to a third party in another country is refused',
      { billingOption: 'thirdParty' },
      { accountNumber: 'A12345', thirdParty: { ...thirdParty, country: 'Freedonia' } },
      { 'thirdParty.country': 'Choose a country.' },
    ],
    ['prepaid needs no account number', {}, { accountNumber: 'x' }, {}],
    [
      'from staff who skip validation needs nothing more',
      {
        payBy: 'terms',
        billingOption: 'thirdParty',
        freight: true,
        iseMember: true,
        poRequired: true,
        returnsAgreementNeeded: true,
      },
      { skipValidation: true },
      {},
    ],
  ])('%s', (_title, facts, order, problems) => {
    expect(orderProblems({ returnsAgreed: false, ...order }, { ...plain, ...facts })).toEqual(problems)
  })
})

it.each<[Partial<typeof thirdParty>, Record<string, string>]>([
  [{ zip: '4360', country: 'US' }, { 'thirdParty.zip': 'Invalid ZIP format' }],
  [{ zip: '43604', country: 'CA' }, { 'thirdParty.zip': 'Invalid postal code format' }],
  [{ zip: '4360' }, { 'thirdParty.zip': 'Invalid ZIP format' }],
  [{ zip: '43604', state: 'ZZ', country: 'US' }, { 'thirdParty.state': 'Choose a state.' }],
  [{ zip: 'M5V 2T6', country: 'CA' }, {}],
  [{ zip: '43604' }, {}],
  [{ company: 'Frost Freight' }, {}],
])(
  'staff who skip validation may leave a third party incomplete, but not give a wrong one: %j',
  (info, problems) => {
    const nothing = { company: '', address1: '', address2: '', city: '', state: '', zip: '', country: '' }
    const order = { returnsAgreed: false, skipValidation: true, thirdParty: { ...nothing, ...info } }
    expect(orderProblems(order, { ...plain, billingOption: 'thirdParty' })).toEqual(problems)
    expect(orderProblems(order, plain)).toEqual({})
  },
)

const company = { id: 1, name: '', customerNumber: '', discountRate: 1, taxExemptStates: [] }
const flags = { iseMember: false, poRequired: false }

it.each([
  ['a guest', { role: 'guest', termsCode: null, actingFor: null }, 'card'],
  ['a buyer of a company on cards', { role: 'user', termsCode: 'CC', actingFor: null }, 'card'],
  ['a buyer of a company on terms', { role: 'company_admin', termsCode: 'PO', actingFor: null }, 'terms'],
  ['a buyer of a company without terms', { role: 'user', termsCode: null, actingFor: null }, 'no_terms'],
  ['staff', { role: 'frank_user', termsCode: 'PO', actingFor: null }, 'company_needed'],
  [
    'staff for a company on cards',
    { role: 'frank_user', termsCode: 'CC', actingFor: { ...company, ...flags, termsCode: 'CC' } },
    'card',
  ],
  [
    'staff for a company on terms',
    { role: 'super_admin', termsCode: 'PO', actingFor: { ...company, ...flags, termsCode: 'PO' } },
    'terms',
  ],
] as const)('decides how %s pays', (_name, actor, payBy) => {
  expect(payByOf(actor)).toBe(payBy)
})
