import type { StoreInfo } from './store-info.ts'

/** One request for procedures, as the client would send it: in the address, or in a body where that is too long. */
export interface Question {
  readonly path: string
  readonly body: string | null
}

export interface Answer {
  readonly status: number
  readonly body: string
}

/** A page that is to be drawn as a guest sees it first. */
export interface PageToDraw {
  /** The query of its address, with the question mark. */
  readonly query: string
  readonly store: StoreInfo
  /** Answers what the page asks of the procedures. */
  readonly ask: (question: Question) => Promise<Answer>
}

export interface DrawnPage {
  readonly markup: string
  /** The answers that it shows, as JSON for the script that takes it over. */
  readonly data: string
  /** The names of the chunks that the page has loaded late; their styles belong to its first paint. */
  readonly lateChunks: readonly string[]
}

/** Draws a page as HTML; null for one that is left to the browser. What the web client's build for the server exports. */
export type DrawPage = (page: PageToDraw) => Promise<DrawnPage | null>

/** The id of the JSON script element that carries the answers in the page. */
export const drawnDataElement = 'drawn-data'
