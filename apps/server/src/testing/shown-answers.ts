import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Named by the run's configuration; without it, nothing is recorded.
const dir = process.env.MULLION_SUITE_ANSWERS ?? ''
const recorded = new Set<string>()

/** An answer of a documented call: `getOrder 404`. */
const answerOf = (call: string, status: number) => `${call} ${status}`

/** Records that a test showed this answer of a call, for the test that compares all of them with the table. */
export function recordAnswer(call: string, status: number): void {
  const answer = answerOf(call, status)
  if (!dir || recorded.has(answer)) return
  recorded.add(answer)
  appendFileSync(join(dir, `${process.pid}.txt`), `${answer}\n`)
}

/** Returns the answers that the tests of this run showed so far. */
export function shownAnswers(): ReadonlySet<string> {
  const files = dir ? readdirSync(dir) : []
  return new Set(files.flatMap((name) => readFileSync(join(dir, name), 'utf8').trim().split('\n')))
}

interface Documented {
  readonly name: string
  readonly statuses: readonly number[]
}

/** Compares shown answers with those that are documented; returns what is only in one of them. */
export function compareAnswers(calls: readonly Documented[], shown: ReadonlySet<string>) {
  const documented = calls.flatMap(({ name, statuses }) => statuses.map((status) => answerOf(name, status)))
  const known = new Set(documented)
  return {
    neverShown: documented.filter((answer) => !shown.has(answer)),
    undocumented: [...shown].filter((answer) => !known.has(answer)).sort(),
  }
}
