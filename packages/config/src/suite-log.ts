import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps a line that a server under test wrote to its log, for the test that reads the logs of the whole suite at its end.
 * The folder is the one that the run's configuration names; without it nothing is kept.
 */
export function recordLogLine(line: string): void {
  const dir = process.env.MULLION_SUITE_LOGS
  if (dir) appendFileSync(join(dir, `${process.pid}.log`), line.endsWith('\n') ? line : `${line}\n`)
}
