import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './run.ts'

const dist = join(root, 'apps/web/dist')

/** What a browser fetches before the first screen works, in compressed KB: the scripts and styles that the page names. */
export function firstLoadKb(): { scripts: number; styles: number } {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = [
    ...new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)),
  ]
  const kb = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length / 1024, 0)
  return { scripts: kb('.js'), styles: kb('.css') }
}
