import { cursorInvalid } from '@mullion/domain/changes/feed'

/**
 * How far a program has read a feed: it still lists what existed when the feed was at `from`, or it has read all changes
 * up to `from`.
 */
export interface FeedPosition {
  readonly from: number
  /** The last existing row listed; null once all are. */
  readonly listed: number | null
}

/** Which feed a cursor belongs to, and what its answers depend on besides the changes; both without dots. */
export interface FeedIdentity {
  readonly name: string
  readonly view: string
}

const pattern = /^([a-z]+)\.([a-z0-9]+)\.(\d{1,15})\.(\d{1,15}|-)$/

/** Returns the opaque text of a position. */
export function cursorOf({ name, view }: FeedIdentity, { from, listed }: FeedPosition): string {
  return Buffer.from(`${name}.${view}.${from}.${listed ?? '-'}`).toString('base64url')
}

/**
 * Reads a cursor; null if it was made for another view, so that everything must be listed again. Throws `invalid` for a
 * text that is not a cursor of this feed.
 */
export function positionOf(feed: FeedIdentity, cursor: string): FeedPosition | null {
  const [, name, view, from = '', listed = ''] =
    pattern.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (name !== feed.name) throw cursorInvalid()
  if (view !== feed.view) return null
  return { from: Number(from), listed: listed === '-' ? null : Number(listed) }
}
