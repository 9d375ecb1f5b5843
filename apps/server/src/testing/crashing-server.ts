import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { startServer } from '../start.ts'

// The server as it is, but killed without warning when an order passes the step that CRASH_AT names. It is armed once
// it serves: what it repairs at start-up is the crash before.
let crashAt: string | undefined
const server = await startServer(readEnv(process.env), createLog('silent'), (step) => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL')
})
crashAt = process.env.CRASH_AT
process.stdout.write(`Mullion is ready at ${server.url}\n`)
