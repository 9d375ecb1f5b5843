import { format, inspect } from 'node:util'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { warningsOf } from './settings/reach.ts'
import { maskOf } from './settings/secret-texts.ts'
import { summaryOf } from './settings/summary.ts'
import { startServer } from './start.ts'
import { startFailure } from './start-failure.ts'

// The program reading the output may have exited; that must not end the server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

/** Reads the settings, or prints the one error about them and exits. */
function settings() {
  try {
    return readEnv(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

const env = settings()
const mask = maskOf(env)
const log = createLog(env.LOG_LEVEL, { mask })
/** For what the operator must see at every level. */
const always = createLog('info', { mask })
const atTerminal = process.stdout.isTTY === true

/** Says how the server is: plain in a terminal, otherwise a line of the log, since a program reads it. */
function tell(text: string): void {
  if (atTerminal) process.stdout.write(`${text}\n`)
  else always.info({}, text)
}

for (const warning of warningsOf(env)) {
  if (atTerminal) process.stderr.write(`Warning: ${warning}\n`)
  else always.warn({}, warning)
}

/** Ends the process as Node does after an error that nothing handles, without the secrets that the error may quote. */
function end(error: unknown): never {
  if (atTerminal) process.stderr.write(`${mask(inspect(error))}\n`)
  else always.error({ err: error }, 'The server ends, because nothing handled an error.')
  process.exit(1)
}

/** Makes lines of the log out of what Node and libraries print. */
function logWhatOthersPrint(): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
  console.log = console.info = console.debug = (...said) => log.info({}, format(...said))
  console.warn = (...said) => log.warn({}, format(...said))
  console.error = console.trace = (...said) => log.error({}, format(...said))
}

process.on('uncaughtException', end)
if (!atTerminal) logWhatOthersPrint()
log.info(summaryOf(env), 'The settings are read.')
const server = await startServer(env, log).catch((error: unknown) => {
  const failure = startFailure(error)
  if (!failure) return end(error)
  process.stderr.write(`Mullion could not start. ${mask(failure)}\n`)
  process.exit(1)
})
/** Shutdown limit in ms, after draining: anything still running after this, such as a job waiting for a mail server, is cut off. */
const maxStopMs = 9000

/** One Ctrl-C can arrive up to three times (from the terminal and forwarded by npm); a second press comes later. */
const sameSignalMs = 500

let stoppingSince: number | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    const now = performance.now()
    if (stoppingSince !== null) {
      if (now - stoppingSince > sameSignalMs) process.exit(1)
      return
    }
    stoppingSince = now
    tell(
      atTerminal ? 'Finishing open requests; press Ctrl+C again to stop now …' : 'Finishing open requests.',
    )
    setTimeout(
      () => {
        log.error({}, 'The server did not stop in time.')
        process.exit(1)
      },
      maxStopMs + env.DRAIN_SECONDS * 1000,
    ).unref()
    server.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'The server did not stop cleanly.')
        process.exit(1)
      },
    )
  })
}

// Must be last: a program waiting for this line may stop the server at once.
tell(`Mullion is ready at ${server.url}`)
