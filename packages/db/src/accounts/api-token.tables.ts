import type { Ability } from '@mullion/domain/accounts/permissions'
import { sql } from 'drizzle-orm'
import { kit } from '../dialect/current.ts'
import { users } from './accounts.tables.ts'

/** API tokens in use, by the hash of their secret; revoking one deletes its row, and the audit log remembers it. */
export const apiTokens = kit.table(
  'api_tokens',
  {
    id: kit.autoId(),
    /** Whom the token acts as. */
    userId: kit
      .int()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: kit.text().notNull(),
    /** The beginning of the secret, for lists. */
    prefix: kit.text().notNull(),
    tokenHash: kit.text().notNull(),
    abilities: kit.json<Ability[]>().notNull(),
    /** Null for a token that does not expire. */
    expiresAt: kit.instant(),
    /** Accurate to a minute. */
    usedAt: kit.instant(),
    usedFrom: kit.text(),
    createdAt: kit.instant().notNull(),
  },
  (token) => [
    kit.uniqueIndex('api_tokens_token_hash').on(token.tokenHash),
    kit.index('api_tokens_user_id').on(token.userId, token.id),
    kit.check('api_tokens_use', sql`(${token.usedAt} is null) = (${token.usedFrom} is null)`),
  ],
)
