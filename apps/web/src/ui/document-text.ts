/** A document in sections. */
export interface DocumentText {
  readonly title: string
  /** A short summary before the sections. */
  readonly summary: string
  readonly sections: readonly DocumentSection[]
}

interface DocumentSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}
