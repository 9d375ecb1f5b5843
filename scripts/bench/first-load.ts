import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../lib/run.ts'
import { printTable } from './table.ts'

const dist = join(root, 'apps/web/dist')

/** What a browser has to fetch before the first screen works: the scripts and styles that the page names. */
export function firstLoadKb(): { scripts: number; styles: number } {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(js|css))"/g)]
  const kb = (kind: string) =>
    files
      .filter(([, , extension]) => extension === kind)
      .reduce(
        (sum, [, file = '']) => sum + brotliCompressSync(readFileSync(join(dist, file))).length / 1024,
        0,
      )
  return { scripts: kb('js'), styles: kb('css') }
}

export function printFirstLoad(): void {
  const { scripts, styles } = firstLoadKb()
  printTable(
    ['first load, brotli', 'KB'],
    [
      ['JavaScript', scripts.toFixed(1)],
      ['CSS', styles.toFixed(1)],
      ['together (aim: at most 200)', (scripts + styles).toFixed(1)],
    ],
  )
}
