/** Offset and limit. */
export interface Page {
  readonly offset: number
  readonly limit: number
}
