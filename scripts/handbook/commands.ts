import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'

export const handbookPages = globSync('docs/handbook/*.md', { cwd: root }).sort()

const readPage = (page: string): string => readFileSync(join(root, page), 'utf8')

/** What a line of code begins with if it is a command and not a file, a setting or a path. */
const programs = new Set([
  ...[
    'mullion',
    'mullion-server',
    'npm',
    'sudo',
    'systemctl',
    'systemd-analyze',
    'journalctl',
    'timedatectl',
  ],
  ...[
    'apt-get',
    'adduser',
    'install',
    'ln',
    'mv',
    'cp',
    'cat',
    'touch',
    'find',
    'mkdir',
    'chown',
    'chmod',
    'tar',
  ],
  ...['sed', 'sha256sum', 'cd', 'export', 'node', 'openssl', 'age', 'docker', 'certbot', 'nginx', 'haproxy'],
  ...['promtool', 'pg_basebackup', 'select', 'ALTER'],
])
const isCommand = (line: string) => programs.has(line.split(' ')[0] ?? '') && line.includes(' ')

/** Takes away what is explained beside a command. */
const withoutRemark = (line: string) => line.replace(/\s+#\s.*/, '').trim()

/** The commands in a block for a shell; a text that a command reads belongs to it. */
function commandsInBlock(block: string): string[] {
  const lines = block.split('\n')
  const commands: string[] = []
  while (lines.length > 0) {
    const line = withoutRemark(lines.shift() ?? '')
    if (line === '' || line.startsWith('#')) continue
    const [, end] = /<<'(\w+)'$/.exec(line) ?? []
    const text = end ? lines.splice(0, lines.indexOf(end) + 1) : []
    commands.push([line, ...text].join('\n'))
  }
  return commands
}

/** Returns the commands of a page of the handbook: those in blocks for a shell, and those in sentences. */
export function commandsOf(page: string): string[] {
  const text = readPage(page)
  const blocks = [...text.matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block = '']) =>
    commandsInBlock(block),
  )
  const prose = text.replace(/^ *```.*?^ *```/gms, '')
  const inline = [...prose.matchAll(/(?<!`)`([^`]+)`(?!`)/g)]
    .map(([, code = '']) => code.replace(/\s+/g, ' '))
    .filter((code) => isCommand(code) && !code.endsWith('…') && !/^sudo -u \S+$/.test(code))
  return [...new Set([...blocks, ...inline])]
}

/** Returns the first block of a page with a text in it. */
export function blockOf(page: string, text: string): string {
  const blocks = [...readPage(page).matchAll(/^ *```\w*\n(.*?)^ *```/gms)].map(([, block = '']) => block)
  const found = blocks.find((block) => block.includes(text))
  if (!found) throw new Error(`${page} has no block with ${text}.`)
  return found
}
