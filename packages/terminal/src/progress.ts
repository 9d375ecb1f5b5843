import { Presets, SingleBar } from 'cli-progress'
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
  const format = `${message} {bar} {percentage}%`
  const options = { stream: terminal.stderr, format, clearOnComplete: true, hideCursor: true }
  const bar = new SingleBar({ ...options, gracefulExit: false }, Presets.shades_classic)
  bar.start(steps, 0)
  try {
    return await run({ done: (share) => bar.update(Math.floor(Math.min(1, share) * steps)) })
  } finally {
    bar.stop()
  }
}
