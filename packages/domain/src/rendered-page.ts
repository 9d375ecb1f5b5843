import type { StoreInfo } from './store-info.ts'

/** A procedure request as the client would send it: in the URL or, if that would be too long, in the body. */
export interface Question {
  readonly path: string
  readonly body: string | null
}

export interface Answer {
  readonly status: number
  readonly body: string
}

export interface PageToRender {
  /** Query string, including the question mark. */
  readonly query: string
  readonly store: StoreInfo
  readonly ask: (question: Question) => Promise<Answer>
}

export interface RenderedPage {
  readonly markup: string
  /** The answers shown, as JSON for the script that hydrates the page. */
  readonly data: string
  /** Names of the lazy-loaded chunks; the first paint needs their styles. */
  readonly lateChunks: readonly string[]
}

/** Renders a page to HTML; null leaves it to the browser. Exported by the web client's server build. */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage | null>

/** Id of the JSON script element that carries the answers in the page. */
export const renderedDataElement = 'drawn-data'
