import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { officeHoursText } from '@mullion/domain/office-hours'
import { type RenderedPage, renderedDataElement } from '@mullion/domain/rendered-page'
import { type EmbeddedStoreInfo, type StoreInfo, storeInfoElement } from '@mullion/domain/store-info'
import { html as markup } from 'hono/html'

const storeMarker = '<!--store-info-->'
const root = '<div id="root"></div>'
const endOfHead = '</head>'
/** The id that index.html uses for the scripts it loads after the first paint. */
const laterScripts = 'later-scripts'
const title = /<title>[^<]*<\/title>/
const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const preloadTag = /<link rel="modulepreload"([^>]*)href=/
const inlineScript = /<script>([\s\S]*?)<\/script>/g

interface Built {
  readonly name?: string
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Built>>

export interface PageShell {
  readonly html: string
  readonly scriptHashes: readonly string[]
  around(rendered: RenderedPage): string
}

/** Builds a JSON script element; escapes `<` so that the JSON cannot close the element. */
const jsonElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

function readManifest(dist: string): Manifest {
  const file = join(dist, '.vite/manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** Replaces `where` with `text` literally: a plain `replace` would interpret dollar signs. */
const put = (html: string, where: string, text: string) => html.replace(where, () => text)

/** Returns the style and preload tags of a page's lazy chunks, except those already in the page. */
function tagsOf(manifest: Manifest, { lateChunks }: RenderedPage, html: string) {
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

/** Returns the page's scripts with the libraries first and each on its own, so that no long task runs them all. */
function inOrder(tags: readonly string[]): string[] {
  const isPreload = (tag: string) => preloadTag.test(tag)
  const libraries = tags
    .filter(isPreload)
    .map((tag) => `${tag.replace(preloadTag, '<script type="module"$1src=')}</script>`)
  return [...libraries, ...tags.filter((tag) => !isPreload(tag))]
}

/** Returns the build stamp of the web client; null if it is not built or has no stamp. */
export function buildOf(dist: string): string | null {
  const built = join(dist, 'index.html')
  if (!existsSync(built)) return null
  return /<meta name="build" content="([^"]+)"/.exec(readFileSync(built, 'utf8'))?.[1] ?? null
}

/** Reads the built page; null if the web client is not built. */
export function readPageShell(dist: string, store: StoreInfo): PageShell | null {
  const built = join(dist, 'index.html')
  if (!existsSync(built)) return null
  const manifest = readManifest(dist)
  const embedded: EmbeddedStoreInfo = { ...store, officeHoursText: officeHoursText(store) }
  const html = put(
    readFileSync(built, 'utf8').replace(title, () => String(markup`<title>${store.name}</title>`)),
    storeMarker,
    jsonElement(storeInfoElement, JSON.stringify(embedded)),
  )
  const scripts = [...html.matchAll(inlineScript)].map(([, script = '']) => script)
  return {
    html,
    scriptHashes: scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    around(rendered) {
      const { styles, scripts } = tagsOf(manifest, rendered, html)
      const later = [...inOrder(html.match(scriptTags) ?? []), scripts].join('')
      const head = put(html.replace(scriptTags, ''), endOfHead, styles + endOfHead)
      const data = jsonElement(renderedDataElement, rendered.data)
      return put(
        head,
        root,
        `<div id="root">${rendered.markup}</div>${data}<template id="${laterScripts}">${later}</template>`,
      )
    },
  }
}
