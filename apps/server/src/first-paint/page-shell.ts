import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrawnPage, drawnDataElement } from '@mullion/domain/drawn-page'
import { type StoreInfo, storeInfoElement } from '@mullion/domain/store-info'

const storeMarker = '<!--store-info-->'
const root = '<div id="root"></div>'
const endOfHead = '</head>'
/** As index.html loads them after the first paint. */
const laterScripts = 'later-scripts'
const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const inlineScript = /<script>([\s\S]*?)<\/script>/g

/** Of Vite's manifest, what a chunk needs. */
interface Built {
  readonly name?: string
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Built>>

/** The page as it was built, and what is put into it. */
export interface PageShell {
  /** Without anything drawn. */
  readonly html: string
  /** The scripts that stand in the page itself, as a content security policy names them. */
  readonly scriptHashes: readonly string[]
  around(drawn: DrawnPage): string
}

/** JSON that cannot end the script element that it stands in. */
const jsonElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

function readManifest(dist: string): Manifest {
  const file = join(dist, '.vite/manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** Puts a text where another stands, as it is: `replace` would read dollar signs in it. */
const put = (html: string, where: string, text: string) => html.replace(where, () => text)

/** The tags of what chunks need that a page has loaded late, beside what each page fetches. */
function tagsOf(manifest: Manifest, { lateChunks }: DrawnPage, html: string) {
  const late = Object.values(manifest).filter(({ name }) => name !== undefined && lateChunks.includes(name))
  const chunks = late.flatMap((chunk) => [
    ...(chunk.imports ?? []).flatMap((key) => manifest[key] ?? []),
    chunk,
  ])
  const fresh = (files: readonly string[]) =>
    [...new Set(files)].filter((file) => !html.includes(`/${file}"`))
  const styles = fresh(chunks.flatMap(({ css = [] }) => css))
  const scripts = fresh(chunks.map(({ file }) => file))
  return {
    styles: styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
    scripts: scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
  }
}

/** The stamp of the sources that the web client was built from; null where it was not built, or has none. */
export function buildOf(dist: string): string | null {
  const built = join(dist, 'index.html')
  if (!existsSync(built)) return null
  return /<meta name="build" content="([^"]+)"/.exec(readFileSync(built, 'utf8'))?.[1] ?? null
}

/** Reads the page that the web client was built with; null where it was not built. */
export function readPageShell(dist: string, store: StoreInfo): PageShell | null {
  const built = join(dist, 'index.html')
  if (!existsSync(built)) return null
  const manifest = readManifest(dist)
  const html = put(
    readFileSync(built, 'utf8'),
    storeMarker,
    jsonElement(storeInfoElement, JSON.stringify(store)),
  )
  const scripts = [...html.matchAll(inlineScript)].map(([, script = '']) => script)
  return {
    html,
    scriptHashes: scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    around(drawn) {
      const { styles, scripts } = tagsOf(manifest, drawn, html)
      const later = [...(html.match(scriptTags) ?? []), scripts].join('')
      const head = put(html.replace(scriptTags, ''), endOfHead, styles + endOfHead)
      const data = jsonElement(drawnDataElement, drawn.data)
      return put(
        head,
        root,
        `<div id="root">${drawn.markup}</div>${data}<template id="${laterScripts}">${later}</template>`,
      )
    },
  }
}
