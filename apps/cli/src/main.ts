import { exitCodes } from '@mullion/terminal/exit-codes'
import { runProgram } from '@mullion/terminal/program'
import { createTerminal } from '@mullion/terminal/terminal'
import { failureOf } from './failure.ts'
import { createMullion } from './mullion.ts'

const { stdin, stdout, stderr, env, argv } = process
const terminal = createTerminal({ stdin, stdout, stderr, env })
const stops = new AbortController()
process.once('SIGINT', () => {
  stops.abort()
  // A second Ctrl+C, or work that cannot be ended, does not wait.
  process.once('SIGINT', () => process.exit(exitCodes.interrupted))
})
// What reads the output may have read enough.
stdout.on('error', () => process.exit())
const program = createMullion(terminal, stops.signal)
process.exitCode = await runProgram(program, argv.slice(2), { terminal, failureOf })
