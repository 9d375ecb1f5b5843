/** Measures what a first visit loads before it can search: scripts and styles named in the built page, in brotli. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const budgetKilobytes = 200
const dist = new URL('../dist/', import.meta.url)

const html = readFileSync(new URL('index.html', dist), 'utf8')
const paths = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap((match) => match[1] ?? [])

let bytes = 0
for (const path of new Set(paths)) {
  const size = brotliCompressSync(readFileSync(new URL(path, dist))).length
  bytes += size
  process.stdout.write(`${(size / 1000).toFixed(1).padStart(8)} KB  ${path}\n`)
}
process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(8)} KB  in all, of ${budgetKilobytes}\n`)
if (bytes > budgetKilobytes * 1000) process.exitCode = 1
