import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BotCheck } from './port.ts'

export interface BotCheckUnderTest {
  readonly check: BotCheck
  /** Returns the token that an honest visitor's page sends for a challenge. */
  solve(challenge: unknown): Promise<string>
  close(): Promise<void>
}

/** Contract tests for bot checks; each adapter runs them in its own test file. */
export function describeBotCheck(name: string, makeCheck: () => Promise<BotCheckUnderTest>): void {
  describe(`${name} is a bot check`, () => {
    let under: BotCheckUnderTest
    beforeEach(async () => {
      under = await makeCheck()
    })
    afterEach(() => under.close())

    const nextToken = async () => under.solve(await under.check.challenge())

    it('hands the page plain data', async () => {
      const challenge = await under.check.challenge()
      expect(JSON.parse(JSON.stringify(challenge))).toEqual(challenge)
    })

    it('lets an honest visitor pass, and the next one', async () => {
      expect(await under.check.verify(await nextToken())).toBe(true)
      expect(await under.check.verify(await nextToken())).toBe(true)
    })

    it('takes a token once', async () => {
      const token = await nextToken()
      expect([await under.check.verify(token), await under.check.verify(token)]).toEqual([true, false])
    })

    it('takes a token once when it is shown many times at once', async () => {
      const token = await nextToken()
      const passed = await Promise.all(Array.from({ length: 20 }, () => under.check.verify(token)))
      expect(passed.filter(Boolean)).toHaveLength(1)
    })

    it.each([
      ['nothing', ''],
      ['a space', ' '],
      ['words', 'test-pass'],
      ['a zero byte', '\u0000'],
      ['broken Base64', '%%%\u0000'],
      ['half a character', '\ud83d'],
      ['JSON', '{"success":true}'],
      ['a form of its own', 'x&response=y&success=true'],
      ['far too much', 'A'.repeat(1_000_000)],
    ])('refuses %s in place of a token', async (_title, token) => {
      expect(await under.check.verify(token)).toBe(false)
    })
  })
}
