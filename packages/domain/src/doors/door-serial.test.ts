import { describe, expect, it } from 'vitest'
import { hyphenateSerials, likelySerial } from './door-serial.ts'

describe('a likely serial number', () => {
  it.each(['150001', '15 0001', '15-0001', '15–0001', ' 15-0001 gasket', 'door 150001, left'])(
    'is 15-0001 for %j',
    (text) => {
      expect(likelySerial(text)).toBe('15-0001')
    },
  )

  it.each(['', 'gasket', '15001', '1500011', '311-0601', '0601-12', '15--0001', '15-00-01'])(
    'is null for %j',
    (text) => {
      expect(likelySerial(text)).toBeNull()
    },
  )
})

it.each([
  ['150001', '15-0001'],
  ['15 0001, 15\u20130002', '15-0001, 15-0002'],
  ['15-0001 160002', '15-0001 16-0002'],
  ['15-001', '15-001'],
  ['15-00011', '15-00011'],
  ['AB-0001', 'AB-0001'],
])('%j is written as %j', (text, written) => {
  expect(hyphenateSerials(text)).toBe(written)
})
