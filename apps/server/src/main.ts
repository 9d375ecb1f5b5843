import { readEnv, warningsOf } from './env.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'
import { startFailure } from './start-failure.ts'

// Whoever read the output may be gone by now, which is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

/** Reads the settings or ends with the one message that names what is wrong with them. */
function settings() {
  try {
    return readEnv(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

const env = settings()
for (const warning of warningsOf(env)) process.stderr.write(`Warning: ${warning}\n`)
const log = createLog(env.LOG_LEVEL)
const server = await startServer(env, log).catch((error: unknown) => {
  const failure = startFailure(error)
  if (!failure) throw error
  process.stderr.write(`Mullion could not start. ${failure}\n`)
  process.exit(1)
})
/** Whatever does not end by itself within this time, such as a job that waits for a mail server, is ended. */
const longestStopMs = 9000

/** One Ctrl-C arrives up to three times, from the terminal and forwarded by npm; a person's second one comes later. */
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
    process.stdout.write('Finishing open requests; press Ctrl+C again to stop now …\n')
    setTimeout(() => {
      log.error({}, 'The server did not stop in time.')
      process.exit(1)
    }, longestStopMs).unref()
    server.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'The server did not stop as it should.')
        process.exit(1)
      },
    )
  })
}

// Last of all: whoever waits for this line may end the server at once.
process.stdout.write(`Mullion is ready at ${server.url}\n`)
