/** A page of something: how many to pass over and how many to take. */
export interface Page {
  readonly offset: number
  readonly limit: number
}
