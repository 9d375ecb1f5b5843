import {
  type ApiTokenRow,
  countApiTokens,
  createApiToken,
  removeApiToken,
} from '@mullion/db/accounts/api-token.repository'
import type { PersonRow } from '@mullion/db/accounts/user.repository'
import type { Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { lockKey } from '@mullion/db/security/limit.repository'
import { abilityNotYours, tokenMissing, tooManyTokens } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type ApiToken,
  type CreateTokenInput,
  maxTokens,
  type NewApiToken,
} from '@mullion/domain/accounts/api-token'
import { tokenAbilitiesOf } from '@mullion/domain/accounts/permissions'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { credentialMail, type MailFacts } from './account-mails.ts'
import { newTokenSecret, shownPrefix } from './token-secret.ts'

export interface TokenFacts extends MailFacts {
  readonly clock: Clock
}

const dayMs = 86_400_000

/** A token as lists show it. */
export function viewToken(row: ApiTokenRow, now: Date): ApiToken {
  const { id, name, prefix, abilities, createdAt, expiresAt, usedAt, usedFrom } = row
  return {
    ...{ id, name, prefix, abilities },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    expired: expiresAt !== null && expiresAt <= now,
    lastUse: usedAt && { at: usedAt.toISOString(), ipAddress: usedFrom ?? '' },
  }
}

/** Serializes tokens made for one account at the same time, across servers, so that each is counted. */
async function assertRoom(tx: Writer, userId: number, now: Date): Promise<void> {
  await lockKey(tx, `tokens-of:${userId}`, { now, endsAt: new Date(now.getTime() + 60_000) })
  if ((await countApiTokens(tx, userId)) >= maxTokens) throw tooManyTokens(maxTokens)
}

interface Issue {
  /** Who makes the token. */
  readonly actor: Member
  /** Whom it acts as. */
  readonly owner: PersonRow
  readonly input: CreateTokenInput
}

/** Makes a token with some of its owner's permissions, and tells the owner by mail. */
export async function issueToken(
  tx: Writer,
  { actor, owner: { user }, input }: Issue,
  facts: TokenFacts,
): Promise<NewApiToken> {
  const { name, expiresInDays } = input
  const abilities = [...new Set(input.abilities)]
  const grantable = tokenAbilitiesOf(user.role)
  if (!abilities.every((ability) => grantable.includes(ability))) throw abilityNotYours()
  const now = facts.clock()
  await assertRoom(tx, user.id, now)
  const secret = newTokenSecret()
  const expiresAt = expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs)
  const [prefix, hash] = [shownPrefix(secret), hashOfKey(secret)]
  const fields = { name, prefix, abilities, expiresAt, createdAt: now }
  const row = await createApiToken(tx, { userId: user.id, tokenHash: hash, ...fields })
  const notice = `An API token named “${name}” was made for your account. Programs can act as you with it.`
  await queueMail(tx, credentialMail(user, notice, facts), now)
  const details = { tokenId: row.id, name, prefix, abilities, expiresAt: expiresAt?.toISOString() ?? null }
  const line = { action: 'token_created', subject: `user:${user.id}`, companyId: user.companyId } as const
  await audit(tx, actor, { ...line, details, at: now })
  return { token: viewToken(row, now), secret }
}

/** Ends a token of an account at once; throws `missing` if the account has no such token. */
export async function revokeToken(
  tx: Writer,
  { actor, owner: { user }, tokenId }: Omit<Issue, 'input'> & { readonly tokenId: number },
  { clock }: Pick<TokenFacts, 'clock'>,
): Promise<void> {
  const row = await removeApiToken(tx, user.id, tokenId)
  if (!row) throw tokenMissing()
  const { name, prefix } = row
  const line = { action: 'token_revoked', subject: `user:${user.id}`, companyId: user.companyId } as const
  await audit(tx, actor, { ...line, details: { tokenId, name, prefix }, at: clock() })
}
