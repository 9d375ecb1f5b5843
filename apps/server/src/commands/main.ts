import { runProgram } from '@mullion/terminal/program'
import { createTerminal } from '@mullion/terminal/terminal'
import { createMullionServer, failureOf } from './mullion-server.ts'

const { stdin, stdout, stderr, env, argv } = process
const terminal = createTerminal({ stdin, stdout, stderr, env })
process.exitCode = await runProgram(createMullionServer(terminal), argv.slice(2), { terminal, failureOf })
