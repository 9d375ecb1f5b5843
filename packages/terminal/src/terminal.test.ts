import { Readable, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { confirmed } from './ask.ts'
import { withProgress } from './progress.ts'
import { createTerminal } from './terminal.ts'

/** A terminal whose outputs are collected; `isTTY` makes them one. */
function open({ isTTY = false } = {}) {
  const texts = { stdout: '', stderr: '' }
  const output = (name: keyof typeof texts) =>
    Object.assign(
      new Writable({
        write(piece, _, next) {
          texts[name] += piece
          next()
        },
      }),
      { isTTY, columns: 80 },
    )
  const streams = {
    stdin: Object.assign(Readable.from([]), { isTTY }),
    stdout: output('stdout'),
    stderr: output('stderr'),
  }
  return { texts, terminal: createTerminal({ ...streams, env: {} }) }
}

describe('a table', () => {
  it('has a heading and aligned columns for people', () => {
    const { texts, terminal } = open({ isTTY: true })
    terminal.table(
      ['PART', 'QUANTITY'],
      [
        ['hinge', 12],
        ['gasket', 3],
      ],
    )
    const lines = texts.stdout.split('\n')
    expect(lines[0]).toContain('PART    QUANTITY')
    expect(lines.slice(1)).toEqual(['hinge         12', 'gasket         3', ''])
  })

  it('sets amounts of money to the right', () => {
    const { texts, terminal } = open({ isTTY: true })
    terminal.table(['TOTAL'], [['$1,200.00'], ['$9.50']])
    expect(texts.stdout.split('\n').slice(1)).toEqual(['$1,200.00', '    $9.50', ''])
  })

  it('without rows is nothing', () => {
    const { texts, terminal } = open({ isTTY: true })
    terminal.table(['TOTAL'], [])
    expect(texts.stdout).toBe('')
  })

  it('has tabs and no heading for programs', () => {
    const { texts, terminal } = open()
    terminal.table(
      ['PART', 'QUANTITY'],
      [
        ['hinge', 12],
        [null, 3],
      ],
    )
    expect(texts.stdout).toBe('hinge\t12\n\t3\n')
  })

  it('never passes on what could control the terminal', () => {
    const { texts, terminal } = open()
    terminal.table(['NAME'], [['\u001b[31mred\u001b[0m\u0007and\nnew']])
    expect(texts.stdout).toBe('red and new\n')
  })
})

describe('a question', () => {
  const question = { message: 'End the account?', yes: false }

  it('is not asked with --yes, and refused where nobody can be asked', async () => {
    const { texts, terminal } = open()
    await confirmed(terminal, { ...question, yes: true })
    await expect(confirmed(terminal, question)).rejects.toMatchObject({ exitCode: 2 })
    expect(texts).toEqual({ stdout: '', stderr: '' })
  })
})

describe('progress', () => {
  it('is drawn on a terminal, and never on standard output', async () => {
    const { texts, terminal } = open({ isTTY: true })
    await withProgress(terminal, 'Reading', async ({ done }) => done(0.5))
    expect(texts.stderr).toContain('Reading')
    expect(texts.stdout).toBe('')
  })

  it('is not drawn for programs', async () => {
    const { texts, terminal } = open()
    expect(await withProgress(terminal, 'Reading', async ({ done }) => done(1))).toBeUndefined()
    expect(texts).toEqual({ stdout: '', stderr: '' })
  })
})
