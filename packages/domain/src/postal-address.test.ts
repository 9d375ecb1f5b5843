import { describe, expect, it } from 'vitest'
import { email, shipAddress, usStates } from './postal-address.ts'

const columbus = {
  nameOrCompany: 'Arctic Door Service',
  address1: '1 Cold Street',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
}

const problem = (change: object) => {
  const [issue] = shipAddress.safeParse({ ...columbus, ...change }).error?.issues ?? []
  return issue && [issue.path.join('.'), issue.message]
}

describe('a ship-to address', () => {
  it('requires name, street, ZIP code, city and state, and defaults the rest', () => {
    expect(shipAddress.parse(columbus)).toEqual({
      ...columbus,
      label: '',
      attention: '',
      address2: '',
      address3: '',
      country: 'US',
      telephone: '',
    })
  })

  it.each(['nameOrCompany', 'address1', 'city', 'state', 'postalCode'])('is refused without %s', (field) => {
    expect(problem({ [field]: undefined })).toEqual([field, 'This field is required.'])
    expect(problem({ [field]: '   ' })?.[0]).toBe(field)
  })

  it('is trimmed', () => {
    expect(shipAddress.parse({ ...columbus, city: '  Columbus ' }).city).toBe('Columbus')
  })

  it.each(['43215', '43215-0001', '00501'])('accepts the ZIP code %s', (postalCode) => {
    expect(problem({ postalCode })).toBeUndefined()
  })

  it.each([
    '4321',
    '432150',
    '43215-1',
    '43215 0001',
    '432150001',
    'K1A 0B1',
    '4321a',
    '43215-',
    '４３２１５',
  ])('refuses the ZIP code %s', (postalCode) => {
    expect(problem({ postalCode })).toEqual(['postalCode', 'Invalid ZIP format'])
  })

  it.each([
    '6145550142',
    '614-555-0142',
    '(614) 555-0142',
    '(614)555-0142',
    '614.555.0142',
    '1-614-555-0142',
    '+1 614 555 0142',
    '+16145550142',
    '',
  ])('accepts the telephone number %j', (telephone) => {
    expect(problem({ telephone })).toBeUndefined()
  })

  it.each([
    '555-0142',
    '614555014',
    '61455501422',
    '(614 555-0142',
    '614) 555-0142',
    '+2 614 555 0142',
    '614--555-0142',
    '614-555-0142 x3',
    'call me',
  ])('refuses the telephone number %j', (telephone) => {
    expect(problem({ telephone })).toEqual(['telephone', 'Invalid phone number format'])
  })

  it.each(['PR', 'DC', 'AK'])('may be in %s', (state) => {
    expect(problem({ state })).toBeUndefined()
  })

  it.each(['ON', 'oh', 'Ohio', 'XX', 'constructor', 'toString', '__proto__'])('cannot be in %s', (state) => {
    expect(problem({ state })).toEqual(['state', 'This field is required.'])
  })

  it('may name the United States or Canada as its country, and no other', () => {
    expect(problem({ country: 'CA' })).toBeUndefined()
    expect(problem({ country: 'MX' })?.[0]).toBe('country')
  })

  it.each([
    ['address1', 'a'.repeat(101)],
    ['address1', 'zero\u0000byte'],
    ['attention', 'two\nlines'],
    ['city', 'bell\u0007'],
  ])('refuses a %s that cannot be printed on a label: %j', (field, text) => {
    expect(problem({ [field]: text })?.[0]).toBe(field)
  })

  it('refuses unknown fields', () => {
    expect(shipAddress.safeParse({ ...columbus, companyId: 7 }).success).toBe(false)
  })

  it('can be in the fifty states, the District of Columbia and Puerto Rico', () => {
    expect(Object.keys(usStates)).toHaveLength(52)
  })
})

describe('an email', () => {
  it.each([
    ['pat@arctic.example', 'pat@arctic.example'],
    ['  Pat.Buyer+Doors@Arctic.EXAMPLE ', 'pat.buyer+doors@arctic.example'],
    ['p_a%t-1@a-b.co', 'p_a%t-1@a-b.co'],
  ])('typed as %j is read as %j', (typed, expected) => {
    expect(email.parse(typed)).toBe(expected)
  })

  it.each([
    '',
    'pat',
    'pat@',
    '@arctic.example',
    'pat@arctic',
    'pat@arctic.e',
    'pat@arctic.123',
    'pat buyer@arctic.example',
    'pat@arctic.example\nbcc: all@example.com',
    "o'brien@arctic.example",
    `${'a'.repeat(250)}@a.co`,
    'пат@arctic.example',
  ])('%j is refused', (typed) => {
    expect(email.safeParse(typed).success).toBe(false)
  })
})
