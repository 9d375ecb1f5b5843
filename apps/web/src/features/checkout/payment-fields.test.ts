import { shipAddress } from '@mullion/domain/postal-address'
import { describe, expect, it } from 'vitest'
import {
  billingOf,
  cardEntryOf,
  caretAfterDigits,
  emptyBilling,
  emptyCard,
  isBillingAddress,
  paymentFieldsOf,
  paymentProblems,
  stillNeededText,
} from './payment-fields.ts'

const address = shipAddress.parse({
  nameOrCompany: 'Harbor Cold Storage',
  address1: '1200 Commerce Street',
  address2: 'Dock 4',
  postalCode: '75201',
  city: 'Dallas',
  state: 'TX',
})
const now = { year: 2026, month: 11 }
const card = { number: '4000 1000 1111 2224', month: '12', year: '2028', code: '123' }
const billing = billingOf({ ...emptyBilling, buyerEmail: 'dock@harbor.example' }, address)

describe('the billing details of an order', () => {
  it('are the ship-to address with the buyer’s own name and e-mail', () => {
    expect(billingOf({ ...emptyBilling, firstName: 'Ana', buyerEmail: 'a@b.example' }, address)).toEqual({
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

  it('are what was typed when the card is billed elsewhere', () => {
    const typed = { ...emptyBilling, sameAsShipping: false, address1: '5 Pine Road', zip: '04101' }
    expect(billingOf(typed, address)).toMatchObject({
      address1: '5 Pine Road',
      zip: '04101',
      companyName: '',
    })
  })
})

describe('the card as it is sent', () => {
  it('has its expiry as month and two-digit year', () => {
    expect(cardEntryOf(card).cardExpiration).toBe('1228')
  })

  it.each([{ month: '' }, { year: '' }])('has no expiry while %o is missing', (part) => {
    expect(cardEntryOf({ ...card, ...part }).cardExpiration).toBe('')
  })
})

describe('the payment form', () => {
  it('is right with a card, an e-mail and a billing address', () => {
    expect(paymentProblems({ card, billing, now })).toEqual({})
  })

  it('that is empty needs card, e-mail, billing address and ZIP', () => {
    expect(paymentProblems({ card: emptyCard, billing: emptyBilling, now })).toEqual({
      'card.cardNumber': 'Invalid card number',
      'card.cardExpiration': 'Invalid expiration date',
      'card.cardCode': 'Invalid CVV',
      'billing.buyerEmail': 'Invalid email format',
      'billing.address1': 'This field is required.',
      'billing.zip': 'This field is required.',
    })
  })

  it.each([
    [{ number: '4000 1000 1111 2225' }, { 'card.cardNumber': 'Invalid card number' }],
    [{ code: '1234' }, { 'card.cardCode': 'Invalid CVV' }],
    [{ number: '3711 222233 32225' }, { 'card.cardCode': 'Invalid CVV' }],
    [{ month: '10', year: '2026' }, { 'card.cardExpiration': 'Invalid expiration date' }],
    [{ month: '11', year: '2026' }, {}],
  ])('with %o has the problems %o', (change, problems) => {
    expect(paymentProblems({ card: { ...card, ...change }, billing, now })).toEqual(problems)
  })

  it('names what is missing in the order of the form', () => {
    const problems = { 'billing.buyerEmail': 'x', returnsAgreed: 'x', 'card.cardNumber': 'x' }
    expect(stillNeededText(problems)).toBe(
      'Still needed: card number, billing email, agreement about returns.',
    )
    expect(stillNeededText({})).toBeNull()
  })
})

describe('texts that the server has for the payment form', () => {
  it('go to the fields of the form', () => {
    const fields = { 'card.cardNumber': 'Invalid card number', returnsAgreed: 'Please agree.' }
    expect(paymentFieldsOf(fields)).toEqual(fields)
  })

  it.each([[{}], [{ 'billing.zip': 'x', 'shipAddress.city': 'x' }]])(
    '%o are not for the form alone',
    (fields) => {
      expect(paymentFieldsOf(fields)).toBeNull()
    },
  )

  it('about the billing address open it', () => {
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
  ])('in %j stands behind %i digits at %i', (formatted, digits, caret) => {
    expect(caretAfterDigits(formatted, digits)).toBe(caret)
  })
})
