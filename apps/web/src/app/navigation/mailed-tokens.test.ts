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

describe('the secrets of mailed links', () => {
  it('leave the address as soon as the page is loaded; the rest stays', async () => {
    const { tokens, left } = await visit('?s=hinge&reset=a-secret&panel=cart')
    expect(tokens).toEqual({ reset: 'a-secret', confirmEmail: null })
    expect(left).toEqual(['/?s=hinge&panel=cart#main'])
  })

  it('for a new password outlive a reload, until the link is refused', async () => {
    await visit('?reset=a-secret')
    const { tokens, clearResetLink } = await visit('')
    expect(tokens.reset).toBe('a-secret')
    clearResetLink()
    expect((await visit('')).tokens.reset).toBeNull()
  })

  it('leave nothing behind when they were all there was', async () => {
    const { tokens, left } = await visit('?confirmEmail=another')
    expect(tokens).toEqual({ reset: null, confirmEmail: 'another' })
    expect(left).toEqual(['/#main'])
  })

  it('an empty one is taken away and is no secret', async () => {
    const { tokens, left } = await visit('?reset=')
    expect(tokens.reset).toBeNull()
    expect(left).toEqual(['/#main'])
  })

  it('an address without any is left alone', async () => {
    const { left } = await visit('?s=hinge&emailVerify=a-token')
    expect(left).toEqual([])
  })

  it('of a new password outlives a reload of its tab, until it is handed over', async () => {
    await visit('?reset=a-secret')
    const { tokens, consumeToken, left } = await visit('?s=hinge')
    expect([tokens.reset, left]).toEqual(['a-secret', []])
    expect(consumeToken('reset')).toBe('a-secret')
    expect((await visit('')).tokens.reset).toBeNull()
  })

  it('are handed over once', async () => {
    const { consumeToken } = await visit('?confirmEmail=another')
    expect(consumeToken('confirmEmail')).toBe('another')
    expect(consumeToken('confirmEmail')).toBeNull()
  })
})
