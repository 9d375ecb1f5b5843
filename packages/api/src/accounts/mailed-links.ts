import { randomBytes } from 'node:crypto'
import {
  createMailedLink,
  removeMailedLinks,
  useMailedLink,
} from '@mullion/db/accounts/mailed-link.repository'
import type { Writer } from '@mullion/db/database'
import { hashOfKey } from '@mullion/db/security/key-hash'

type Purpose = Parameters<typeof removeMailedLinks>[1]

interface LinkFacts {
  readonly purpose: Purpose
  readonly subjectId: number
  readonly now: Date
  readonly hours: number
  /** True if links mailed earlier stay valid, so that a stranger who asks again cannot break them. */
  readonly keepsEarlier?: boolean
}

/**
 * Creates a link for a purpose and returns its secret, which belongs in the mail only. Earlier links stop working
 * unless `keepsEarlier`.
 */
export async function mailableLink(tx: Writer, facts: LinkFacts): Promise<string> {
  const { purpose, subjectId, now, hours, keepsEarlier = false } = facts
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  if (!keepsEarlier) await removeMailedLinks(tx, purpose, subjectId)
  await createMailedLink(tx, { tokenHash: hashOfKey(token), purpose, subjectId, expiresAt, createdAt: now })
  return token
}

/** Uses up a link and returns what it is for; null when the link is not valid. */
export function useLink(tx: Writer, purpose: Purpose, use: { readonly token: string; readonly now: Date }) {
  return useMailedLink(tx, { purpose, tokenHash: hashOfKey(use.token), now: use.now })
}
