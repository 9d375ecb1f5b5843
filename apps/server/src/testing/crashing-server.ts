import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { startServer } from '../start.ts'

// The real server, except that it is killed without warning when an order passes the step named by CRASH_AT. Armed only
// once it serves: startup repairs belong to the previous crash.
let crashAt: string | undefined
const env = readEnv(process.env)
const log = createLog(process.env.LOG_LEVEL ? env.LOG_LEVEL : 'silent')
const server = await startServer(env, log, (step) => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL')
})
crashAt = process.env.CRASH_AT
process.stdout.write(`Mullion is ready at ${server.url}\n`)
