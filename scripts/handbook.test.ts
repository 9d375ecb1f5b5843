import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { termsCodes } from '@mullion/domain/accounts/actor'
import { type ImportKind, importKinds } from '@mullion/domain/imports/import'
import { createTerminal } from '@mullion/terminal/terminal'
import { describe, expect, it } from 'vitest'
import { createMullion } from '../apps/cli/src/mullion.ts'
import { createMullionServer } from '../apps/server/src/commands/mullion-server.ts'
import { inEveryRun, outsideOfTheDrill, type TestOf } from './handbook/command-tests.ts'
import { commandsOf as allCommandsOf, handbookPages } from './handbook/commands.ts'
import { drillSteps } from './handbook/drill.ts'
import { root } from './lib/run.ts'

type Command = ReturnType<typeof createMullionServer>

const nowhere = () => new Writable({ write: (_piece, _encoding, next) => next() })
const terminal = createTerminal({ stdin: Readable.from([]), stdout: nowhere(), stderr: nowhere(), env: {} })
const programs: Readonly<Record<string, Command>> = {
  mullion: createMullion(terminal, new AbortController().signal),
  'mullion-server': createMullionServer(terminal),
}
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

const importNames: Readonly<Record<ImportKind, string>> = {
  ...{ parts: 'parts', prices: 'prices', doors: 'doors', companies: 'companies', customers: 'customers' },
  ...{ users: 'users', addresses: 'addresses', numbers: 'old numbers', contracts: 'prices of companies' },
  payments: 'payments of companies',
}

const handbook = globSync('docs/handbook/*.md', { cwd: root }).sort()
const pages = [...handbook, 'docs/operations-for-developers.md']
const read = (page: string) => readFileSync(join(root, page), 'utf8')

/** Returns the words of a line of a shell, without what follows `#`. */
const wordsOf = (line: string) =>
  line.match(/"[^"]*"|'[^']*'|[^\s"']+/g)?.map((word) => word.replace(/^["']|["']$/g, '')) ?? []

/** A line that runs a command of the product, perhaps as another account. */
const productCommand = /^\s*(?:sudo -u \S+ )?((?:npm run|mullion-server|mullion) .*)/

/** The commands of the product in the code of a page: in blocks for a shell, and inline. */
function commandsOf(page: string): string[] {
  const text = read(page)
  const blocks = [...text.matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block = '']) => block.split('\n'))
  const inline = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code)
  return [...blocks, ...inline].flatMap((line) => {
    const [, command] = productCommand.exec(line.replace(/\s[#>]\s.*/, '')) ?? []
    return command && !command.endsWith('…') ? [command.trim()] : []
  })
}

/** Returns what is wrong with the words after a program's name; null when its parser knows them all. */
function problemOf(program: Command, words: readonly string[]): string | null {
  let command = program
  let rest = [...words]
  for (;;) {
    const next = command.commands.find(
      (each) => each.name() === rest[0] || each.aliases().includes(rest[0] ?? ''),
    )
    if (!next) break
    command = next
    rest = rest.slice(1)
  }
  if (command.commands.length > 0 && rest[0] && !rest[0].startsWith('-')) return `no command ${rest[0]}`
  const { operands, unknown } = command.parseOptions(
    // The parser prints the version at once.
    rest.filter((word) => word !== '--version').map((word) => (word === '…' ? 'x' : word)),
  )
  const known = new Set([...program.options, ...command.options].flatMap(({ long, short }) => [long, short]))
  const strange = unknown.filter((word) => word.startsWith('-') && !known.has(word) && word !== '--help')
  if (strange.length > 0) return `no option ${strange.join(' ')}`
  if (operands.length > command.registeredArguments.length && command.commands.length === 0)
    return `too much: ${operands.join(' ')}`
  return null
}

function problemIn(line: string): string | null {
  const words = wordsOf(line)
  if (words[0] !== 'npm') return problemOf(programs[words[0] ?? ''] as Command, words.slice(1))
  const [, , script = '', dashes, ...rest] = words
  if (!scripts[script]) return `no script ${script}`
  const program = programs[script]
  return program && dashes === '--' ? problemOf(program, rest) : null
}

const commands = pages.flatMap((page) => commandsOf(page).map((line) => [page, line] as const))

describe('the handbook', () => {
  it.each(commands)('%s names a command that exists: %s', (_page, line) => {
    expect(problemIn(line)).toBeNull()
  })

  it.each([
    ['mullion-server restart', 'no command restart'],
    ['mullion-server parts import parts.csv --force', 'no option --force'],
    ['npm run everything', 'no script everything'],
    ['npm run mullion-server -- db mend', 'no command mend'],
  ])('would not pass with %s', (line, problem) => {
    expect(problemIn(line)).toBe(problem)
  })

  it.each(handbook.filter((page) => !page.endsWith('/security.md')))(
    '%s sends an operator to no script or source, which a package does not have',
    (page) => {
      const scripts = [...read(page).matchAll(/npm (?:run|test)[^`\n]*|[\w./-]+\.ts\b/g)].map(
        ([found]) => found,
      )
      const forRepository: Readonly<Record<string, readonly string[]>> = {
        'docs/handbook/README.md': ['npm run mullion-server -- …'],
        'docs/handbook/install.md': ['npm run package'],
      }
      expect(scripts).toEqual(forRepository[page] ?? [])
    },
  )

  it('names every kind of file that is imported, and explains the words in them that come from accounting', () => {
    const page = read('docs/handbook/csv-files.md')
    for (const kind of importKinds) expect(page.toLowerCase()).toContain(importNames[kind])
    for (const word of [...termsCodes, 'sage_customer_number', 'customerNumber', 'discountRate'])
      expect(page).toContain(`\`${word}\``)
  })

  it.each(pages)('%s links to files and headings that exist', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false
      const [path = '', heading] = link.split('#')
      const file = path ? join(root, dirname(page), path) : join(root, page)
      if (!existsSync(file)) return true
      const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
        text
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replace(/\s/g, '-'),
      )
      return heading !== undefined && !headings.includes(heading)
    })
    expect(broken).toEqual([])
  })
})

const everyCommand = handbookPages.flatMap((page) =>
  allCommandsOf(page).map((command) => ({ page, command })),
)

/** Returns the key of a command in `inEveryRun`: its longest beginning that is there. */
function keyInEveryRun(command: string): string | undefined {
  const words = command.replace(/^sudo -u mullion (?:\S+=\S+ )?/, '')
  return Object.keys(inEveryRun)
    .filter((key) => words === key || words.startsWith(`${key} `))
    .sort((a, b) => b.length - a.length)[0]
}
const isOfProduct = (command: string) =>
  /^(?:sudo -u mullion (?:\S+=\S+ )?)?mullion(?:-server)? /.test(command)

describe('every command in the handbook is run by a test', () => {
  it('in the drill, or outside of it by another test, or it is listed why none can', () => {
    const inDrill = new Set(drillSteps.map(({ page, command }) => `${page}: ${command}`))
    const unrun = everyCommand.filter(
      ({ page, command }) => !inDrill.has(`${page}: ${command}`) && !(command in outsideOfTheDrill),
    )
    expect(unrun).toEqual([])
  })

  it('and those of the product in each npm test as well', () => {
    const unrun = everyCommand.filter(({ command }) => isOfProduct(command) && !keyInEveryRun(command))
    expect(unrun).toEqual([])
  })

  it('and what the drill runs is in the handbook, word for word, on the page that it names', () => {
    const strange = drillSteps.filter(
      ({ page, command }) => !(handbookPages.includes(page) && allCommandsOf(page).includes(command)),
    )
    expect(strange).toEqual([])
  })

  it('and the lists name nothing that is no longer in the handbook', () => {
    const commands = new Set(everyCommand.map(({ command }) => command))
    expect(Object.keys(outsideOfTheDrill).filter((command) => !commands.has(command))).toEqual([])
    const used = new Set([...commands].filter(isOfProduct).map(keyInEveryRun))
    expect(Object.keys(inEveryRun).filter((key) => !used.has(key))).toEqual([])
  })

  const named = [...Object.entries(inEveryRun), ...Object.entries(outsideOfTheDrill)].filter(
    (entry): entry is [string, TestOf] => typeof entry[1] !== 'string',
  )
  it.each(named)('and the test of "%s" is there', (_command, { file, title }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(`'${title}`)
  })
})
