/** A text to be read, in sections. */
export interface DocumentText {
  readonly title: string
  /** What it says in short, before the sections. */
  readonly summary: string
  readonly sections: readonly DocumentSection[]
}

interface DocumentSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}
