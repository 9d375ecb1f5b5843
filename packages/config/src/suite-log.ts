import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Records a log line of a server under test, for the test that reads the logs of the whole suite at the end.
 * The run's configuration names the folder; without it, nothing is recorded.
 */
export function recordLogLine(line: string): void {
  const dir = process.env.MULLION_SUITE_LOGS
  if (dir) appendFileSync(join(dir, `${process.pid}.log`), line.endsWith('\n') ? line : `${line}\n`)
}
