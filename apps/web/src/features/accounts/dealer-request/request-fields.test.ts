import { describe, expect, it } from 'vitest'
import {
  emptyRequest,
  type RequestDraft,
  requestFieldsOf,
  requestProblems,
  typedText,
} from './request-fields.ts'

const tidewater: RequestDraft = {
  ...emptyRequest,
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@tidewater.example',
  phoneNumber: '2525550142',
  companyName: 'Tidewater Cold Storage',
  address: '12 Harbor Road',
  city: 'Newport',
  state: 'NC',
  zip: '28570',
}

describe('the account request form', () => {
  it('accepts a request without the optional fields', () => {
    expect(requestProblems(tidewater)).toEqual({})
  })

  it('requires every other field', () => {
    const needed = [
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'companyName',
      'address',
      'city',
      'state',
      'zip',
    ]
    const problems = Object.fromEntries(needed.map((field) => [field, 'This field is required.']))
    expect(requestProblems(emptyRequest)).toEqual(problems)
    expect(requestProblems({ ...tidewater, companyName: '   ' })).toEqual({
      companyName: 'This field is required.',
    })
  })

  it('rejects an invalid email address in both email fields', () => {
    expect(
      requestProblems({ ...tidewater, email: 'dana@tidewater', accountsReceivableEmail: 'invoices' }),
    ).toEqual({ email: 'Invalid email format', accountsReceivableEmail: 'Invalid email format' })
  })

  it.each(['dana', 'dana@', 'dana@dock', 'dana@dock.c', 'da na@dock.example', 'dana!@dock.example'])(
    'rejects the email address %j',
    (email) => {
      expect(requestProblems({ ...tidewater, email })).toEqual({ email: 'Invalid email format' })
    },
  )

  it('accepts the special characters an email address can have', () => {
    expect(requestProblems({ ...tidewater, email: 'd.a_n%a+1-x@dock.example' })).toEqual({})
  })

  it('rejects a four-digit ZIP code and a seven-digit phone number', () => {
    expect(Object.keys(requestProblems({ ...tidewater, zip: '2857', phoneNumber: '5550142' }))).toEqual([
      'zip',
      'phoneNumber',
    ])
  })

  it.each([
    ['email', 'Dana@Tidewater.Example', 'Dana@Tidewater.Example'],
    ['accountsReceivableEmail', 'AR@Tidewater.Example', 'AR@Tidewater.Example'],
    ['zip', '28570-1234', '28570'],
    ['zip', 'NC 285', '285'],
    ['phoneNumber', '(252) 555-0142', '2525550142'],
    ['companyName', 'Tidewater 2 LLC', 'Tidewater 2 LLC'],
  ] as const)('takes %s typed as %j as %j', (field, text, expected) => {
    expect(typedText(field, text)).toBe(expected)
  })

  it('picks its own fields out of the server errors', () => {
    const fields = { zip: 'Zip must be 5 digits.', other: 'No.', taxExemptionFiles: 'Too many.' }
    expect(requestFieldsOf(fields)).toEqual({ zip: 'Zip must be 5 digits.' })
  })
})
