import { progress } from '@clack/prompts'
import type { Terminal } from './terminal.ts'

export interface Work {
  /** Sets how much is done, from 0 to 1. */
  done(share: number): void
}

const steps = 100

/** Runs long work with a progress bar; off a terminal it runs without a word. */
export async function withProgress<T>(
  terminal: Terminal,
  message: string,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  if (!terminal.showsProgress) return run({ done: () => undefined })
  const bar = progress({ max: steps, style: 'block', output: terminal.stderr, input: terminal.stdin })
  bar.start(message)
  let shown = 0
  try {
    const result = await run({
      done(share) {
        const now = Math.floor(Math.min(1, share) * steps)
        if (now > shown) bar.advance(now - shown)
        shown = Math.max(shown, now)
      },
    })
    bar.advance(steps - shown)
    bar.stop(message)
    return result
  } catch (error) {
    bar.clear()
    throw error
  }
}
