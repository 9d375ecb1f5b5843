import { openRecaptcha, type RecaptchaPlace } from './recaptcha.ts'

/** Age at which a solved puzzle is no longer sent. Puzzles are valid for ten minutes. */
const freshForMs = 8 * 60_000

export interface BotCheckDeps {
  readonly challenge: () => Promise<unknown>
  readonly solve: (challenge: unknown) => Promise<unknown>
  readonly now: () => number
  readonly recaptcha?: (place: RecaptchaPlace) => Promise<() => Promise<string>>
}

/** Solves a puzzle in a worker, so typing stays smooth. */
export function solveInWorker(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./bot-check.worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The puzzle could not be solved.')))
    worker.postMessage(challenge)
  })
  return solved.finally(() => worker.terminate())
}

/** Returns what the page needs of reCAPTCHA if the store uses it; null if the challenge is a puzzle. */
function recaptchaPlace(challenge: unknown): RecaptchaPlace | null {
  if (typeof challenge !== 'object' || challenge === null) return null
  if (!('kind' in challenge) || challenge.kind !== 'recaptcha') return null
  if (!('siteKey' in challenge) || !('scriptUrl' in challenge)) return null
  const { siteKey, scriptUrl } = challenge
  return typeof siteKey === 'string' && typeof scriptUrl === 'string' ? { siteKey, scriptUrl } : null
}

type MakeToken = () => Promise<string | undefined>

/** Keeps one solved puzzle ready, so that placing an order does not wait for it. Each puzzle is used once. */
export function createBotCheck({ challenge, solve, now, recaptcha = openRecaptcha }: BotCheckDeps) {
  let ready: { readonly makeToken: Promise<MakeToken>; readonly at: number } | null = null

  /** Prepares as much as possible: the puzzle, but not a reCAPTCHA token, which expires after two minutes. */
  async function workAhead(): Promise<MakeToken> {
    const puzzle = await challenge()
    if (puzzle === null) return async () => undefined
    const place = recaptchaPlace(puzzle)
    if (place !== null) return recaptcha(place)
    const token = btoa(JSON.stringify({ challenge: puzzle, solution: await solve(puzzle) }))
    return async () => token
  }

  function prepare(): void {
    const mine = { makeToken: workAhead(), at: now() }
    ready = mine
    // A failure here is retried, and shown, when the token is needed.
    mine.makeToken.catch(() => {
      if (ready === mine) ready = null
    })
  }

  return {
    prepare,
    /** Returns a fresh token, or undefined if the server needs none. Rejects if it cannot get one. */
    async take(): Promise<string | undefined> {
      if (!ready || now() - ready.at > freshForMs) prepare()
      const makeToken = ready?.makeToken
      ready = null
      return (await makeToken)?.()
    },
  }
}
