import { createHash, randomBytes } from 'node:crypto'
import {
  createMailedLink,
  removeMailedLinks,
  useMailedLink,
} from '@mullion/db/accounts/mailed-link.repository'
import type { Writer } from '@mullion/db/store'

type Purpose = Parameters<typeof removeMailedLinks>[1]

interface LinkFacts {
  readonly purpose: Purpose
  /** The user or the request that the link is about. */
  readonly subjectId: number
  readonly now: Date
  readonly hours: number
  /** True when links that were mailed before stay good: a stranger who asks again does not spoil them. */
  readonly keepsEarlier?: boolean
}

/** The secret of a mailed link as it is kept. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes a link for a purpose, the only good one unless earlier ones are kept; the secret is for the mail alone. */
export async function mailableLink(tx: Writer, facts: LinkFacts): Promise<string> {
  const { purpose, subjectId, now, hours, keepsEarlier = false } = facts
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  if (!keepsEarlier) await removeMailedLinks(tx, purpose, subjectId)
  await createMailedLink(tx, { tokenHash: linkHash(token), purpose, subjectId, expiresAt, createdAt: now })
  return token
}

/** Uses a link up and says what it is about; null when it is not good. */
export function useLink(tx: Writer, purpose: Purpose, use: { readonly token: string; readonly now: Date }) {
  return useMailedLink(tx, { purpose, tokenHash: linkHash(use.token), now: use.now })
}
