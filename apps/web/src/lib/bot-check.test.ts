import { describe, expect, it } from 'vitest'
import { createBotCheck } from './bot-check.ts'

const minute = 60_000

function counting(puzzle: unknown = { id: 'p' }) {
  const time = { now: 0 }
  const checks: number[] = []
  const check = createBotCheck({
    challenge: async () => {
      checks.push(time.now)
      return puzzle
    },
    solve: async () => ({ counter: 7 }),
    now: () => time.now,
  })
  return { check, checks, time }
}

describe('the bot check of a guest', () => {
  it('sends puzzle and solution together', async () => {
    const token = await counting().check.take()
    expect(JSON.parse(atob(token ?? ''))).toEqual({ challenge: { id: 'p' }, solution: { counter: 7 } })
  })

  it('uses the prepared puzzle, and each puzzle once', async () => {
    const { check, checks } = counting()
    check.prepare()
    await check.take()
    expect(checks).toHaveLength(1)
    await check.take()
    expect(checks).toHaveLength(2)
  })

  it('discards a puzzle that may expire on its way', async () => {
    const { check, checks, time } = counting()
    check.prepare()
    time.now = 8 * minute + 1
    await check.take()
    expect(checks).toEqual([0, 8 * minute + 1])
  })

  it('sends nothing when the server asks for nothing', async () => {
    expect(await counting(null).check.take()).toBeUndefined()
  })

  it('requests the reCAPTCHA token when it is needed, not before', async () => {
    const checks: string[] = []
    const check = createBotCheck({
      challenge: async () => ({
        kind: 'recaptcha',
        siteKey: 'the key',
        scriptUrl: 'https://g.example/api.js',
      }),
      solve: () => Promise.reject(new Error('there is no puzzle')),
      now: () => 0,
      recaptcha: async ({ siteKey, scriptUrl }) => {
        checks.push(`opened with ${siteKey} from ${scriptUrl}`)
        return async () => `token ${checks.push('token')}`
      },
    })
    check.prepare()
    await new Promise((resolve) => setTimeout(resolve))
    expect(checks).toEqual(['opened with the key from https://g.example/api.js'])
    expect(await check.take()).toBe('token 2')
    expect(await check.take()).toBe('token 4')
  })

  it('loads a new puzzle when the prepared one failed, and rejects when loading fails', async () => {
    const answers = [
      Promise.reject(new Error('down')),
      Promise.resolve(null),
      Promise.reject(new Error('down')),
    ]
    for (const answer of answers) answer.catch(() => undefined)
    const check = createBotCheck({
      challenge: () => answers.shift() ?? Promise.resolve(null),
      solve: async () => null,
      now: () => 0,
    })
    check.prepare()
    await new Promise((resolve) => setTimeout(resolve))
    expect(await check.take()).toBeUndefined()
    await expect(check.take()).rejects.toThrow('down')
  })
})
