import { describe, expect, it } from 'vitest'
import { normalizedIpAddress } from './request.ts'

describe('IP addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5123', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[2001:db8:1:2:aaaa::1]:443', '2001:db8:1:2::'],
    ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '::1'],
    ['unknown', ''],
    ['', ''],
  ])('%j is normalized to %j', (text, counted) => {
    expect(normalizedIpAddress(text)).toBe(counted)
  })
})
