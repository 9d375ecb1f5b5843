/** A solved puzzle is good for ten minutes; one this old is not sent any more. */
const freshForMs = 8 * 60_000

export interface BotCheckDeps {
  /** Asks the server for a puzzle; null when it needs none solved. */
  readonly challenge: () => Promise<unknown>
  readonly solve: (challenge: unknown) => Promise<unknown>
  readonly now: () => number
}

/** Solves a puzzle away from the page's own thread, which stays free for typing. */
export function solveInWorker(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./bot-check.worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The puzzle could not be solved.')))
    worker.postMessage(challenge)
  })
  return solved.finally(() => worker.terminate())
}

/** Keeps one solved puzzle ready, so that placing an order need not wait for it; each is used once. */
export function createBotCheck({ challenge, solve, now }: BotCheckDeps) {
  let ready: { readonly token: Promise<string | undefined>; readonly at: number } | null = null

  async function makeToken(): Promise<string | undefined> {
    const puzzle = await challenge()
    if (puzzle === null) return undefined
    return btoa(JSON.stringify({ challenge: puzzle, solution: await solve(puzzle) }))
  }

  function prepare(): void {
    const mine = { token: makeToken(), at: now() }
    ready = mine
    // A failure here is tried again, and shown, when the token is needed.
    mine.token.catch(() => {
      if (ready === mine) ready = null
    })
  }

  return {
    prepare,
    /** A fresh token, or undefined when the server asks for none; rejects when no puzzle could be had. */
    async take(): Promise<string | undefined> {
      if (!ready || now() - ready.at > freshForMs) prepare()
      const token = ready?.token
      ready = null
      return token
    },
  }
}
