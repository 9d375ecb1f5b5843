import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Answer, Question, RenderedPage } from '@mullion/domain/rendered-page'
import { LRUCache } from 'lru-cache'
import type { Ask, PageRenderer } from './renderer.ts'

export interface GuestPage {
  readonly brotli: Uint8Array<ArrayBuffer>
  readonly etag: string
}

interface KnownPage extends GuestPage {
  /** The page's queries, each with the hash of the answer shown. */
  readonly shows: readonly (readonly [question: Question, answer: string])[]
}

export interface GuestPagesOptions {
  readonly renderer: PageRenderer
  readonly around: (rendered: RenderedPage) => string
  /** Learns of each visit whether its page was cached. */
  readonly onLookup?: (isHit: boolean) => void
}

const maxBytes = 16 * 1024 * 1024
/** A guest waits at most this long for the first paint; a later result is cached for the next guest. */
const maxWaitMs = 800
/** Fast rather than small: most rendered pages have few visitors. */
const brotliQuality = 5
const compress = promisify(brotliCompress)

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function withMemory(ask: Ask) {
  const answers = new Map<string, { readonly question: Question; readonly answer: Promise<Answer> }>()
  return {
    answers,
    ask(question: Question): Promise<Answer> {
      const key = JSON.stringify(question)
      const known = answers.get(key) ?? { question, answer: ask(question) }
      answers.set(key, known)
      return known.answer
    },
  }
}

/**
 * Caches rendered guest pages with the answers they show. Each visit runs the page's queries again, so they count as
 * searches and against the IP address limits; only rendering is skipped, as long as the answers are unchanged.
 */
export function createGuestPages({ renderer, around, onLookup }: GuestPagesOptions) {
  const known = new LRUCache<string, KnownPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ brotli, shows }, query) =>
      brotli.length + query.length + JSON.stringify(shows).length,
  })
  const pending = new Map<string, Promise<KnownPage | null>>()

  async function isTrue({ shows }: KnownPage, ask: Ask): Promise<boolean> {
    const answers = await Promise.all(shows.map(([question]) => ask(question)))
    return shows.every(([, hash], at) => hash === hashOf(answers[at]?.body ?? ''))
  }

  async function render(query: string, { ask, answers }: ReturnType<typeof withMemory>) {
    const rendered = await renderer.render(query, ask)
    if (!rendered) return null
    const html = around(rendered)
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
    const brotli = new Uint8Array(await compress(html, { params }))
    const shows = await Promise.all(
      [...answers.values()].map(
        async ({ question, answer }) => [question, hashOf((await answer).body)] as const,
      ),
    )
    const page = { brotli, etag: hashOf(html).slice(0, 22), shows }
    known.set(query, page)
    return page
  }

  return {
    /** Returns the page for a query string; null if the browser must render it. */
    async find(query: string, ask: Ask): Promise<GuestPage | null> {
      const memory = withMemory(ask)
      const before = known.get(query)
      const isKnown = before !== undefined && (await isTrue(before, memory.ask))
      onLookup?.(isKnown)
      if (before && isKnown) return before
      const rendering = pending.get(query) ?? render(query, memory).finally(() => pending.delete(query))
      pending.set(query, rendering)
      return withinTimeLimit(rendering)
    },
  }
}

export type GuestPages = ReturnType<typeof createGuestPages>

async function withinTimeLimit<Page>(page: Promise<Page>): Promise<Page | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), maxWaitMs)
  return Promise.race([page, late]).finally(() => clearTimeout(timer))
}
