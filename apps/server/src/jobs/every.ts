import type { Log } from '@mullion/api/log'

export interface Job {
  readonly name: string
  readonly everyMs: number
  run(): Promise<unknown>
}

/** Runs jobs repeatedly, never overlapping themselves; `stop` waits for running ones. */
export function startJobs(jobs: readonly Job[], log: Log): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const timers = jobs.map((job) => {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      const run = job
        .run()
        .catch((error) => log.error({ err: error, job: job.name }, 'A job failed.'))
        .then(() => {
          busy = false
          running.delete(run)
        })
      running.add(run)
    }, job.everyMs)
  })
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
