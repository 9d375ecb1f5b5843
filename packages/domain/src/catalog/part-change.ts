import type { ChangeKind } from '../changes/change.ts'
import type { InternalPart, Part } from './part.ts'

/** A part that was there when the feed was started, or what happened to one since. */
export interface PartCatalogChange {
  readonly kind: 'existing' | ChangeKind<'part'>
  readonly at: string
  readonly partId: number
  /** The part as it is now, at the caller's own price; null if it is not sold to the caller (any more). */
  readonly part: Part | InternalPart | null
}
