import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Answer, DrawnPage, Question } from '@mullion/domain/drawn-page'
import { LRUCache } from 'lru-cache'
import type { Ask, PageRenderer } from './renderer.ts'

/** A page as it is sent to any guest. */
export interface GuestPage {
  readonly brotli: Uint8Array<ArrayBuffer>
  readonly etag: string
}

interface KnownPage extends GuestPage {
  /** What the page asked, each with the hash of the answer that it shows. */
  readonly shows: readonly (readonly [question: Question, answer: string])[]
}

export interface GuestPagesOptions {
  readonly renderer: PageRenderer
  /** The whole page around what was drawn. */
  readonly around: (drawn: DrawnPage) => string
}

const mostBytes = 16 * 1024 * 1024
/** Nobody waits longer for the first paint; the page is then kept for the next. */
const longestWaitMs = 800
/** Fast: most pages are drawn for few. */
const brotliQuality = 5
const compress = promisify(brotliCompress)

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Asks each question once, and remembers what was asked. */
function remembering(ask: Ask) {
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
 * The pages that guests have been sent, kept with the answers that they show. What a page asks is asked again for each
 * guest who opens it, so it counts as a search and against the limits of an IP address like any other; only drawing is saved, for
 * as long as the answers are the same.
 */
export function createGuestPages({ renderer, around }: GuestPagesOptions) {
  const known = new LRUCache<string, KnownPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ brotli, shows }, query) =>
      brotli.length + query.length + JSON.stringify(shows).length,
  })
  const underWay = new Map<string, Promise<KnownPage | null>>()

  async function isTrue({ shows }: KnownPage, ask: Ask): Promise<boolean> {
    const answers = await Promise.all(shows.map(([question]) => ask(question)))
    return shows.every(([, hash], at) => hash === hashOf(answers[at]?.body ?? ''))
  }

  async function draw(query: string, { ask, answers }: ReturnType<typeof remembering>) {
    const drawn = await renderer.draw(query, ask)
    if (!drawn) return null
    const html = around(drawn)
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
    /** The page of an address's query; null where the browser has to draw it. */
    async find(query: string, ask: Ask): Promise<GuestPage | null> {
      const asked = remembering(ask)
      const before = known.get(query)
      if (before && (await isTrue(before, asked.ask))) return before
      const drawing = underWay.get(query) ?? draw(query, asked).finally(() => underWay.delete(query))
      underWay.set(query, drawing)
      return soon(drawing)
    },
  }
}

export type GuestPages = ReturnType<typeof createGuestPages>

async function soon<Page>(page: Promise<Page>): Promise<Page | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), longestWaitMs)
  return Promise.race([page, late]).finally(() => clearTimeout(timer))
}
