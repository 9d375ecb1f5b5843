import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { startServer } from '../start.ts'

// The real server, except that it is killed without warning when an order passes the step named by CRASH_AT. Armed only
// once it serves: startup repairs belong to the previous crash.
let crashAt: string | undefined
const server = await startServer(readEnv(process.env), createLog('silent'), (step) => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL')
})
crashAt = process.env.CRASH_AT
process.stdout.write(`Mullion is ready at ${server.url}\n`)
