import { shipAddress } from '@mullion/domain/postal-address'
import { describe, expect, it } from 'vitest'
import { billingOf, cardEntryOf, emptyBilling } from '../../../lib/card-form.ts'
import { caretAfterDigits } from '../../../lib/caret.ts'
import { emptyShipping } from '../shipping/shipping-draft.ts'
import {
  incompletePaymentText,
  isBillingAddress,
  type PaymentFacts,
  paymentFieldsOf,
  paymentProblems,
} from './payment-problems.ts'
import { emptyPayment, type PaymentValues, paymentValues, savedPaymentOf } from './payment-values.ts'

const address = shipAddress.parse({
  nameOrCompany: 'Harbor Cold Storage',
  address1: '1200 Commerce Street',
  address2: 'Dock 4',
  postalCode: '75201',
  city: 'Dallas',
  state: 'TX',
})
const guestFacts: PaymentFacts = {
  options: { payBy: 'card', iseMember: false, poRequired: false },
  email: null,
  address,
  shipping: emptyShipping,
  freight: false,
  returnsAgreementNeeded: false,
  savedCardId: '',
  now: { year: 2026, month: 11 },
}
const card = { cardNumber: '4000 1000 1111 2224', month: '12', year: '2028', cardCode: '123' }
const empty = paymentValues(emptyPayment)
const typed: PaymentValues = {
  ...empty,
  card,
  billing: { ...emptyBilling, buyerEmail: 'dock@harbor.example' },
}
const problems = (change: Partial<PaymentValues>, facts: Partial<PaymentFacts> = {}) =>
  paymentProblems({ ...typed, ...change }, { ...guestFacts, ...facts })

describe('the billing details of an order', () => {
  it('are the ship-to address with the buyer’s own name and email', () => {
    const billing = { ...emptyBilling, firstName: 'Ana', buyerEmail: 'a@b.example' }
    expect(billingOf(billing, guestFacts)).toEqual({
      firstName: 'Ana',
      lastName: '',
      companyName: 'Harbor Cold Storage',
      address1: '1200 Commerce Street',
      address2: 'Dock 4',
      city: 'Dallas',
      state: 'TX',
      zip: '75201',
      country: 'US',
      buyerEmail: 'a@b.example',
    })
  })

  it('are what was typed when the card is billed elsewhere, with the email of the signed-in user', () => {
    const elsewhere = { ...emptyBilling, sameAsShipping: false, address1: '5 Pine Road', zip: '04101' }
    expect(billingOf(elsewhere, { address, email: 'bea@polar.example' })).toMatchObject({
      address1: '5 Pine Road',
      zip: '04101',
      companyName: '',
      buyerEmail: 'bea@polar.example',
    })
  })
})

describe('the card', () => {
  it('is sent with its expiry as month and two-digit year, or none if a part is missing', () => {
    expect(cardEntryOf(card).cardExpiration).toBe('1228')
    expect(cardEntryOf({ ...card, month: '' }).cardExpiration).toBe('')
    expect(cardEntryOf({ ...card, year: '' }).cardExpiration).toBe('')
  })

  it('is never saved in the browser', () => {
    const saved = JSON.stringify(savedPaymentOf({ ...typed, savedCard: { cardCode: '987' } }))
    for (const secret of ['4000', '2224', '123', '2028', '987']) expect(saved).not.toContain(secret)
  })
})

describe('a payment by card', () => {
  it('is valid with a card, an email and a billing address', () => {
    expect(problems({})).toEqual({})
  })

  it('that is empty needs card, email, billing address and ZIP', () => {
    const elsewhere = { ...emptyBilling, sameAsShipping: false }
    expect(problems({ card: empty.card, billing: elsewhere })).toEqual({
      'card.cardNumber': 'Invalid card number',
      'card.cardExpiration': 'Invalid expiration date',
      'card.cardCode': 'Invalid CVV',
      'billing.buyerEmail': 'Invalid email format',
      'billing.address1': 'This field is required.',
      'billing.zip': 'This field is required.',
    })
  })

  it.each([
    [{ cardNumber: '4000 1000 1111 2225' }, { 'card.cardNumber': 'Invalid card number' }],
    [{ cardCode: '1234' }, { 'card.cardCode': 'Invalid CVV' }],
    [{ cardNumber: '3711 222233 32225' }, { 'card.cardCode': 'Invalid CVV' }],
    [{ month: '10', year: '2026' }, { 'card.cardExpiration': 'Invalid expiration date' }],
    [{ month: '11', year: '2026' }, {}],
  ])('with %o has the problems %o', (change, found) => {
    expect(problems({ card: { ...card, ...change } })).toEqual(found)
  })

  it('by a signed-in user needs no email', () => {
    expect(problems({ billing: emptyBilling }, { email: 'bea@polar.example' })).toEqual({})
  })

  it('with a card to save needs a name for it', () => {
    const unnamed = { saveCard: { wanted: true, label: ' ' } }
    expect(problems(unnamed)).toEqual({ 'saveCard.label': 'This field is required.' })
    expect(problems({ saveCard: { wanted: true, label: 'Shop card' } })).toEqual({})
  })

  it('with a saved card needs no typing, and checks the CVV if one is given', () => {
    const saved = { savedCardId: 'method-1' }
    expect(problems({ card: empty.card, billing: emptyBilling }, saved)).toEqual({})
    expect(problems({ savedCard: { cardCode: '12' } }, saved)).toEqual({
      'savedCard.cardCode': 'Invalid CVV',
    })
    expect(problems({ savedCard: { cardCode: '1234' } }, saved)).toEqual({})
  })
})

describe('a payment on terms', () => {
  const onTerms = (options: Partial<PaymentFacts['options']>, facts: Partial<PaymentFacts> = {}) => ({
    ...facts,
    options: { payBy: 'terms', iseMember: false, poRequired: false, ...options } as const,
  })

  it('needs a PO number, and a document and ISE number if the company requires them', () => {
    expect(problems(empty, onTerms({ iseMember: true, poRequired: true }))).toEqual({
      poNumber: 'PO number is required',
      poDocumentId: 'PO document is required',
      iseNumber: 'ISE number is required',
    })
    expect(problems({ poNumber: 'PO-1' }, onTerms({}))).toEqual({})
    const poDocument = { id: 'doc-1', name: 'po.pdf', sizeBytes: 1 }
    const documents = { poNumber: 'PO-1', poDocument, iseNumber: 'ISE-1' }
    expect(problems(documents, onTerms({ iseMember: true, poRequired: true }))).toEqual({})
  })

  it('by staff who skip validation still needs a valid customer email, and nothing else', () => {
    const shipping = { ...emptyShipping, skipValidation: true }
    const facts = onTerms({ iseMember: true, poRequired: true }, { shipping, returnsAgreementNeeded: true })
    expect(problems({ ...empty, customerEmail: 'nobody' }, facts)).toEqual({
      customerEmail: 'Invalid email format',
    })
  })
})

describe('an order with cut-to-order parts', () => {
  it('needs the returns agreement', () => {
    const facts = { returnsAgreementNeeded: true }
    expect(Object.keys(problems({}, facts))).toEqual(['returnsAgreed'])
    expect(problems({ returnsAgreed: true }, facts)).toEqual({})
  })
})

describe('what is incomplete', () => {
  it('is listed in form order, each group of fields once', () => {
    const found = {
      'billing.buyerEmail': 'x',
      returnsAgreed: 'x',
      'card.cardNumber': 'x',
      'thirdParty.zip': 'x',
      'thirdParty.city': 'x',
    }
    expect(incompletePaymentText(found, empty, guestFacts)).toBe(
      'Still needed: card number, billing email, third-party billing info (on the shipping screen), returns agreement.',
    )
    expect(incompletePaymentText({}, empty, guestFacts)).toBeNull()
  })

  const incomplete = (change: Partial<PaymentValues>, facts: Partial<PaymentFacts> = {}) =>
    incompletePaymentText(problems(change, facts), { ...typed, ...change }, { ...guestFacts, ...facts })

  it('is to be checked rather than needed once it is filled in', () => {
    const email = { ...emptyBilling, buyerEmail: 'dock@harbor' }
    expect(incomplete({ card: { ...card, month: '', cardCode: '12' }, billing: email })).toBe(
      'Still needed: expiration date. Please check: CVV, billing email.',
    )
    const withSavedCard = { savedCard: { cardCode: '12' }, customerEmail: 'nobody' }
    expect(incomplete(withSavedCard, { savedCardId: 'method-1' })).toBe(
      'Please check: CVV of the saved card, customer email.',
    )
    const shipping = { ...emptyShipping, billingOption: 'collect', accountNumber: '12345' } as const
    expect(incomplete({}, { shipping })).toBe(
      'Please check: carrier account number (on the shipping screen).',
    )
  })

  it('has Canadian names for a billing address in Canada', () => {
    const elsewhere = { ...typed.billing, sameAsShipping: false, address1: '1 King Street' }
    expect(incomplete({ billing: elsewhere })).toBe('Still needed: billing ZIP code.')
    expect(incomplete({ billing: { ...elsewhere, country: 'CA' } })).toBe(
      'Still needed: billing postal code.',
    )
  })
})

describe('server errors for the payment form', () => {
  it('go to the fields of the form', () => {
    const fields = { 'card.cardNumber': 'Invalid card number', returnsAgreed: 'Please agree.' }
    expect(paymentFieldsOf(fields)).toEqual(fields)
  })

  it.each([[{}], [{ 'billing.zip': 'x', 'shipAddress.city': 'x' }]])(
    'are not for the form alone: %o',
    (fields) => {
      expect(paymentFieldsOf(fields)).toBeNull()
    },
  )

  it('for the billing address open its section', () => {
    expect(isBillingAddress('billing.zip')).toBe(true)
    expect(isBillingAddress('billing.buyerEmail')).toBe(false)
    expect(isBillingAddress('card.cardNumber')).toBe(false)
  })
})

describe('the caret in a card number', () => {
  it.each([
    ['4000 1', 5, 6],
    ['4000 1000', 4, 4],
    ['4000 1000', 0, 0],
    ['4000', 9, 4],
  ])('in %j after %i digits is at %i', (formatted, digits, caret) => {
    expect(caretAfterDigits(formatted, digits)).toBe(caret)
  })
})
