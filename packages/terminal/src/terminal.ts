import type { Readable, Writable } from 'node:stream'
import { stripVTControlCharacters, styleText } from 'node:util'

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number }
type Input = Readable & { readonly isTTY?: boolean }
type Style = Parameters<typeof styleText>[0]

/** What a program was started with. */
export interface Streams {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A cell of a table; numbers and amounts are set to the right. */
export type Cell = string | number | null

/** Removes what could move the cursor, change colors or break a line of a table. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const plain = (text: string) => stripVTControlCharacters(text).replace(/[\u0000-\u001f\u007f]+/g, ' ')

const isFigure = (cell: Cell | undefined) => typeof cell === 'number' || /^-?\$[\d,.]+$/.test(cell ?? '')

const textOf = (cell: Cell) => (cell === null ? '' : plain(String(cell)))

/** Results go to standard output, everything about the work itself to standard error. */
export function createTerminal(streams: Streams) {
  const { stdin, stdout, stderr } = streams
  const forPeople = stdout.isTTY === true
  const styled = (stream: Output) => (style: Style, text: string) =>
    styleText(style, text, { stream, validateStream: true })
  const onOutput = styled(stdout)
  const onError = styled(stderr)
  const print = (line: string) => void stdout.write(`${line}\n`)
  const note = (line: string) => void stderr.write(`${line}\n`)

  function alignedTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
    const texts = [columns, ...rows.map((row) => row.map(textOf))]
    const widths = columns.map((_, at) => Math.max(...texts.map((row) => (row[at] ?? '').length)))
    for (const [index, row] of texts.entries()) {
      const cells = row.map((text, at) => {
        const isNumber = rows.some((each) => isFigure(each[at]))
        return isNumber ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)
      })
      const line = cells.join('  ').trimEnd()
      print(index === 0 ? onOutput('bold', line) : line)
    }
  }

  return {
    ...streams,
    /** True if standard output is a terminal, and not a file or another program. */
    forPeople,
    /** True if a question can be asked. */
    canAsk: stdin.isTTY === true && stderr.isTTY === true,
    /** True if progress can be drawn. */
    showsProgress: stderr.isTTY === true,
    hasColors: onOutput('bold', ' ') !== ' ',
    style: onOutput,
    print,
    /** A line about the work, for people. */
    note,
    success: (line: string) => note(`${onError('green', '✓')} ${plain(line)}`),
    warn: (line: string) => note(`${onError('yellow', '!')} ${plain(line)}`),
    fail: (line: string) => note(`${onError('red', '✗')} ${plain(line)}`),
    json: (value: unknown) => print(JSON.stringify(value, null, forPeople ? 2 : 0)),
    /** Rows with a heading for people; without one, separated by tabs, for other programs. No rows print nothing. */
    table(columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
      if (rows.length === 0) return
      if (forPeople) alignedTable(columns, rows)
      else for (const row of rows) print(row.map(textOf).join('\t'))
    },
    /** Names and values, one a line. */
    facts(entries: readonly (readonly [name: string, value: Cell])[]): void {
      const width = Math.max(...entries.map(([name]) => name.length))
      for (const [name, value] of entries) {
        print(
          forPeople
            ? `${onOutput('dim', name.padEnd(width))}  ${textOf(value)}`
            : `${name}\t${textOf(value)}`,
        )
      }
    },
  }
}

export type Terminal = ReturnType<typeof createTerminal>

/** Returns an amount of cents as people write it. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
