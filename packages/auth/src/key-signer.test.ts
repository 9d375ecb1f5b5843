import { describe, expect, it } from 'vitest'
import { createKeySigner } from './key-signer.ts'

const signer = createKeySigner('a secret for tests that is long enough')

describe('a signed key', () => {
  const key = signer.sign('order', 'W100001')

  it('begins with its text and can stand in a URL as it is', () => {
    expect(key).toMatch(/^W100001\.[\w-]{24}$/)
    expect(signer.open('order', key)).toBe('W100001')
    expect(signer.open('order', signer.sign('order', 'A 1/2.3'))).toBe('A 1/2.3')
  })

  it('opens nothing for another purpose, of another store, or changed', () => {
    const changed = key.replace('W100001', 'W100002')
    const other = createKeySigner('another secret for tests, also long').sign('order', 'W100001')
    const shorter = key.slice(0, -1)
    for (const each of [changed, other, shorter, 'W100001', '', '%E0%A4%A.'.padEnd(33, 'A')]) {
      expect(signer.open('order', each), each).toBeNull()
    }
    expect(signer.open('cart', key)).toBeNull()
  })
})
