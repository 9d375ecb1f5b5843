import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../lib/testing/storage.ts'

beforeEach(() => {
  stubStorage('sessionStorage')
})

/** Opens the page at an address; returns the secrets that were read and the resulting address. */
async function visit(query: string) {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { pathname: '/', search: query, hash: '#main' })
  vi.stubGlobal('history', { state: { opened: false }, replaceState })
  vi.resetModules()
  const { mailedTokens, consumeToken, clearResetLink } = await import('./mailed-tokens.ts')
  return {
    tokens: { ...mailedTokens },
    consumeToken,
    clearResetLink,
    left: replaceState.mock.calls.map(([, , url]) => url),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('tokens in emailed links', () => {
  it('are removed from the address as soon as the page loads, and the rest stays', async () => {
    const { tokens, left } = await visit('?s=hinge&reset=a-secret&panel=cart')
    expect(tokens).toEqual({ reset: 'a-secret', confirmEmail: null })
    expect(left).toEqual(['/?s=hinge&panel=cart#main'])
  })

  it('for a password reset survive a reload until the link is refused', async () => {
    await visit('?reset=a-secret')
    const { tokens, clearResetLink } = await visit('')
    expect(tokens.reset).toBe('a-secret')
    clearResetLink()
    expect((await visit('')).tokens.reset).toBeNull()
  })

  it('leave an empty query when they were the only parameters', async () => {
    const { tokens, left } = await visit('?confirmEmail=another')
    expect(tokens).toEqual({ reset: null, confirmEmail: 'another' })
    expect(left).toEqual(['/#main'])
  })

  it('are removed and ignored when empty', async () => {
    const { tokens, left } = await visit('?reset=')
    expect(tokens.reset).toBeNull()
    expect(left).toEqual(['/#main'])
  })

  it('leave an address without them unchanged', async () => {
    const { left } = await visit('?s=hinge&emailVerify=a-token')
    expect(left).toEqual([])
  })

  it('for a password reset survive a reload of the tab until they are consumed', async () => {
    await visit('?reset=a-secret')
    const { tokens, consumeToken, left } = await visit('?s=hinge')
    expect([tokens.reset, left]).toEqual(['a-secret', []])
    expect(consumeToken('reset')).toBe('a-secret')
    expect((await visit('')).tokens.reset).toBeNull()
  })

  it('can be consumed once', async () => {
    const { consumeToken } = await visit('?confirmEmail=another')
    expect(consumeToken('confirmEmail')).toBe('another')
    expect(consumeToken('confirmEmail')).toBeNull()
  })
})
