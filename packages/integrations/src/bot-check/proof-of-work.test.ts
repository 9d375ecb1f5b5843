import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it } from 'vitest'
import { describeBotCheck } from './contract.ts'
import { createProofOfWork, type ProofOfWorkOptions } from './proof-of-work.ts'

const secret = 'a secret for this test alone'
const noon = Date.parse('2026-11-20T12:00:00Z')
const minute = 60_000

/** The record of solved puzzles that a store's processes share. */
function sharedMemory(): ProofOfWorkOptions['spend'] {
  const spent = new Set<string>()
  return async (nonce) => !spent.has(nonce) && spent.add(nonce) === spent
}

function easyCheck(options: Partial<ProofOfWorkOptions> = {}) {
  const time = { now: noon }
  const clock = () => new Date(time.now)
  const spend = sharedMemory()
  return { time, check: createProofOfWork({ secret, difficulty: 4, clock, spend, ...options }) }
}

async function solve(challenge: unknown): Promise<{ challenge: Challenge; solution: Solution }> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge: challenge as Challenge, solution }
}

function tokenOf(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

describeBotCheck('the puzzle', async () => ({
  check: easyCheck().check,
  solve: async (challenge) => tokenOf(await solve(challenge)),
  close: async () => undefined,
}))

describe('a visitor who solves the puzzle', () => {
  it('needs at least half of the difficulty in attempts', async () => {
    const { check } = easyCheck({ difficulty: 10 })
    for (let puzzle = 0; puzzle < 10; puzzle += 1) {
      const { solution } = await solve(await check.challenge())
      expect(solution.counter).toBeGreaterThanOrEqual(5)
      expect(solution.counter).toBeLessThanOrEqual(10)
    }
  })

  it('gets a new puzzle each time', async () => {
    const { check } = easyCheck()
    const [one, other] = (await Promise.all([check.challenge(), check.challenge()])) as Challenge[]
    expect(one?.parameters.nonce).not.toBe(other?.parameters.nonce)
  })

  it('has just under ten minutes', async () => {
    const { check, time } = easyCheck()
    const token = tokenOf(await solve(await check.challenge()))
    time.now += 10 * minute - 1
    expect(await check.verify(token)).toBe(true)
  })

  it('passes in another process of the same store', async () => {
    const payload = await solve(await easyCheck().check.challenge())
    expect(await easyCheck().check.verify(tokenOf(payload))).toBe(true)
  })
})

describe('a solved puzzle', () => {
  it('expires after ten minutes', async () => {
    const { check, time } = easyCheck()
    const token = tokenOf(await solve(await check.challenge()))
    time.now += 10 * minute
    expect(await check.verify(token)).toBe(false)
  })

  it('cannot be reused by reordering or adding fields', async () => {
    const { check } = easyCheck()
    const { challenge, solution } = await solve(await check.challenge())
    expect(await check.verify(tokenOf({ challenge, solution }))).toBe(true)
    const { parameters, signature } = challenge
    const reversed = Object.fromEntries(Object.entries(parameters).reverse())
    const again = {
      solution: { ...solution, time: 5 },
      challenge: { signature, parameters: reversed, extra: 1 },
    }
    expect(await check.verify(tokenOf(again))).toBe(false)
  })

  it('stays spent until it expires', async () => {
    const { check, time } = easyCheck()
    const token = tokenOf(await solve(await check.challenge()))
    time.now += 9 * minute
    expect(await check.verify(token)).toBe(true)
    time.now += minute - 1
    expect(await check.verify(token)).toBe(false)
  })

  it('is spent in every process of the store', async () => {
    const spend = sharedMemory()
    const [one, other] = [easyCheck({ spend }), easyCheck({ spend })]
    const token = tokenOf(await solve(await one.check.challenge()))
    expect(await one.check.verify(token)).toBe(true)
    expect(await other.check.verify(token)).toBe(false)
  })
})

describe('a clock set back', () => {
  it('rejects puzzles issued an hour ahead of it and accepts those issued afterward', async () => {
    const { check, time } = easyCheck()
    const early = tokenOf(await solve(await check.challenge()))
    time.now -= 60 * minute
    expect(await check.verify(early)).toBe(false)
    expect(await check.verify(tokenOf(await solve(await check.challenge())))).toBe(true)
  })

  it('accepts puzzles from a server whose clock is half a minute ahead', async () => {
    const { check, time } = easyCheck()
    const token = tokenOf(await solve(await check.challenge()))
    time.now -= minute / 2
    expect(await check.verify(token)).toBe(true)
  })
})

describe('tampering is rejected', () => {
  type Change = (payload: { challenge: Challenge; solution: Solution }) => unknown
  const parameter =
    (facts: object): Change =>
    ({ challenge, solution }) => ({
      solution,
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...facts } },
    })
  const answer =
    (facts: object): Change =>
    ({ challenge, solution }) => ({ challenge, solution: { ...solution, ...facts } })

  const changes: [string, Change][] = [
    ['a later issue time', parameter({ data: { issuedAt: noon + minute } })],
    ['a different nonce', parameter({ nonce: '00'.repeat(16) })],
    ['a lower cost', parameter({ cost: 1 })],
    ['a shorter prefix', parameter({ keyPrefix: '00' })],
    ['a different key signature', parameter({ keySignature: 'ab'.repeat(32) })],
    ['a different key', answer({ derivedKey: 'ab'.repeat(32) })],
    ['an empty key', answer({ derivedKey: '' })],
    ['no solution', ({ challenge }) => ({ challenge })],
    [
      'no signature',
      ({ challenge, solution }) => ({ challenge: { parameters: challenge.parameters }, solution }),
    ],
    [
      'a signature of zeros',
      ({ challenge, solution }) => ({ challenge: { ...challenge, signature: '00'.repeat(32) }, solution }),
    ],
    [
      'the prefix in place of the key',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: challenge.parameters.keyPrefix },
      }),
    ],
  ]

  it.each(changes)('%s', async (_name, change) => {
    const { check } = easyCheck()
    const payload = await solve(await check.challenge())
    expect(await check.verify(tokenOf(change(payload)))).toBe(false)
    expect(await check.verify(tokenOf(payload))).toBe(true)
  })

  it('a puzzle from another store', async () => {
    const stranger = createProofOfWork({
      secret: 'the secret of another store',
      difficulty: 4,
      clock: () => new Date(noon),
      spend: sharedMemory(),
    })
    const token = tokenOf(await solve(await stranger.challenge()))
    expect(await easyCheck().check.verify(token)).toBe(false)
  })
})

describe('a malformed token is rejected', () => {
  it.each([
    ['JSON that is not an object', tokenOf(null)],
    ['an empty object', tokenOf({})],
    ['an array', tokenOf([1, 2, 3])],
    ['a puzzle without its parameters', tokenOf({ challenge: {}, solution: {} })],
    ['a verified flag', tokenOf({ __proto__: { verified: true }, verified: true })],
  ])('%s', async (_name, token) => {
    expect(await easyCheck().check.verify(token)).toBe(false)
  })
})

describe('a store with a weak secret', () => {
  it.each(['', 'short'])('does not start with %j', (weak) => {
    expect(() => createProofOfWork({ secret: weak, spend: sharedMemory() })).toThrow(RangeError)
  })
})
