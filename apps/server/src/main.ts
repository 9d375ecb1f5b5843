import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'

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
const log = createLog(env.LOG_LEVEL)
const server = await startServer(env, log)
process.stdout.write(`Mullion is ready at ${server.url}\n`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    process.stdout.write('Finishing what is under way …\n')
    server.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'The server did not stop as it should.')
        process.exit(1)
      },
    )
  })
}
