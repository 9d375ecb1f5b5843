import { Readable, Writable } from 'node:stream'
import { runProgram } from '@mullion/terminal/program'
import { createTerminal } from '@mullion/terminal/terminal'
import { createMullionServer, failureOf } from '../commands/mullion-server.ts'

/** Runs `mullion-server` with `--json` in this process; returns its exit code and what it printed. */
export async function ranCommand(env: Readonly<Record<string, string>>, args: readonly string[]) {
  const said: [string[], string[]] = [[], []]
  const stream = (lines: string[]) =>
    new Writable({
      write(piece, _, next) {
        lines.push(String(piece))
        next()
      },
    })
  const streams = { stdin: Readable.from([]), stdout: stream(said[0]), stderr: stream(said[1]), env }
  const terminal = createTerminal(streams)
  const code = await runProgram(createMullionServer(terminal), ['--json', ...args], { terminal, failureOf })
  return { code, found: JSON.parse(said[0].join('') || 'null'), err: said[1].join('') }
}
