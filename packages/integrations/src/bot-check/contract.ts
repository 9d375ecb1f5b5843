import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BotCheck } from './port.ts'

export interface BotCheckUnderTest {
  readonly check: BotCheck
  /** Returns the token that an honest visitor's page sends for a challenge. */
  solve(challenge: unknown): Promise<string>
  close(): Promise<void>
}

export function describeBotCheck(name: string, makeCheck: () => Promise<BotCheckUnderTest>): void {
  describe(`${name} is a bot check`, () => {
    let under: BotCheckUnderTest
    beforeEach(async () => {
      under = await makeCheck()
    })
    afterEach(() => under.close())

    const nextToken = async () => under.solve(await under.check.challenge())

    it('gives the page plain JSON data', async () => {
      const challenge = await under.check.challenge()
      expect(JSON.parse(JSON.stringify(challenge))).toEqual(challenge)
    })

    it('lets honest visitors pass, one after another', async () => {
      expect(await under.check.verify(await nextToken())).toBe(true)
      expect(await under.check.verify(await nextToken())).toBe(true)
    })

    it('accepts a token once', async () => {
      const token = await nextToken()
      expect([await under.check.verify(token), await under.check.verify(token)]).toEqual([true, false])
    })

    it('accepts a token once even when it is sent many times at once', async () => {
      const token = await nextToken()
      const passed = await Promise.all(Array.from({ length: 20 }, () => under.check.verify(token)))
      expect(passed.filter(Boolean)).toHaveLength(1)
    })

    it.each([
      ['an empty string', ''],
      ['a space', ' '],
      ['words', 'test-pass'],
      ['a null byte', '\u0000'],
      ['broken Base64', '%%%\u0000'],
      ['half a surrogate pair', '\ud83d'],
      ['JSON', '{"success":true}'],
      ['an injected form', 'x&response=y&success=true'],
      ['an oversized text', 'A'.repeat(1_000_000)],
    ])('refuses %s in place of a token', async (_title, token) => {
      expect(await under.check.verify(token)).toBe(false)
    })
  })
}
