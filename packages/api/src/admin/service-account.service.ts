import { listApiTokens } from '@mullion/db/accounts/api-token.repository'
import { createUser } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { emailTaken, serviceAccountNeeded } from '@mullion/domain/accounts/account-errors'
import { houseCompanyId, type Member } from '@mullion/domain/accounts/actor'
import type {
  ApiTokens,
  CreateServiceAccountInput,
  CreateServiceTokenInput,
  NewApiToken,
  OneTokenOfUserInput,
} from '@mullion/domain/accounts/api-token'
import { tokenAbilitiesOf } from '@mullion/domain/accounts/permissions'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { issueToken, revokeToken, type TokenFacts, viewToken } from '../accounts/issued-token.ts'
import { managedPerson } from '../accounts/managed-person.ts'
import { viewUser } from '../accounts/person-view.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'

export interface ServiceAccountDeps extends TokenFacts {
  readonly db: Database
  readonly limits: Limits
}

/** Tokens of users that staff manage, and accounts of services of the house, which only tokens use. */
export function createServiceAccountService(deps: ServiceAccountDeps) {
  const { db, limits, clock } = deps

  return {
    /** Returns the tokens of a user the actor manages; more can only be made for a service account. */
    async tokensOf(actor: Member, userId: number): Promise<ApiTokens> {
      const { user } = await managedPerson(db.read, actor, userId)
      const rows = await listApiTokens(db.read, userId)
      const now = clock()
      const grantable = user.service ? tokenAbilitiesOf(user.role) : []
      return { tokens: rows.map((row) => viewToken(row, now)), grantable }
    },

    /** Ends a token of a user the actor manages. */
    revokeToken(actor: Member, { userId, tokenId }: OneTokenOfUserInput): Promise<void> {
      return db.transaction(async (tx) => {
        const owner = await managedPerson(tx, actor, userId)
        await revokeToken(tx, { actor, owner, tokenId }, deps)
      })
    },

    /** Adds an account without a password to the house company; throws `conflict` if its email is taken. */
    create(actor: Member, { name, email, role }: CreateServiceAccountInput): Promise<CompanyUser> {
      return db.transaction(async (tx) => {
        const now = clock()
        const user = await createUser(tx, {
          ...{ companyId: houseCompanyId, firstname: name, lastname: serviceLastname, email, role },
          ...{ emailVerified: false, passwordChangeRequired: false, twoFactorEnabled: false, service: true },
          ...{ createdAt: now, updatedAt: now },
        })
        if (!user) throw emailTaken()
        const line = { action: 'service_account_created', subject: `user:${user.id}` } as const
        await audit(tx, actor, { ...line, details: { name, email, role }, at: now })
        return viewUser(user)
      })
    },

    /** Makes a token for a service account; throws `forbidden` for an account that a person signs in to. */
    async createToken(actor: Member, { userId, ...input }: CreateServiceTokenInput): Promise<NewApiToken> {
      await limits.consume('tokens-made', actor.id)
      return db.transaction(async (tx) => {
        const owner = await managedPerson(tx, actor, userId)
        if (!owner.user.service) throw serviceAccountNeeded()
        return issueToken(tx, { actor, owner, input }, deps)
      })
    },
  }
}

const serviceLastname = '(service)'
