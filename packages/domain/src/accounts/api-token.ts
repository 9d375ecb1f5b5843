import * as z from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import { email } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import { type Ability, permissions } from './permissions.ts'

/** Begins every API token, so that people and scanners of secrets recognize one. */
export const tokenPrefix = 'mul_'
/** Random letters and digits of a token: 256 bits. */
export const tokenLength = 43
/** Random characters that lists show, which leave more than 230 bits unknown. */
export const shownTokenCharacters = 4
export const maxTokens = 25

export const tokenPattern = new RegExp(`^${tokenPrefix}[A-Za-z0-9]{${tokenLength}}$`)

/** Days until a token expires, as offered; null for a token that does not expire. */
export const tokenLifetimes = [30, 90, 365, null] as const

const abilities = Object.keys(permissions) as [Ability, ...Ability[]]
const needed = 'This field is required.'

const tokenFields = {
  name: z
    .string({ error: needed })
    .check(z.trim(), z.minLength(1, { error: needed }), z.maxLength(60), oneLine),
  abilities: z
    .array(z.enum(abilities))
    .check(z.minLength(1, { error: 'Choose at least one permission.' }), z.maxLength(abilities.length)),
  expiresInDays: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(3650))), null),
}

export const createTokenInput = z.strictObject(tokenFields)
export type CreateTokenInput = z.output<typeof createTokenInput>

export const tokenId = rowId
export const oneTokenInput = z.strictObject({ tokenId })

/** One of another user's tokens. */
export const oneTokenOfUserInput = z.strictObject({ userId: rowId, tokenId })
export type OneTokenOfUserInput = z.output<typeof oneTokenOfUserInput>

/** A token for a service account. */
export const createServiceTokenInput = z.strictObject({ userId: rowId, ...tokenFields })
export type CreateServiceTokenInput = z.output<typeof createServiceTokenInput>

/** Roles of service accounts: never a super admin, who must be able to sign in. */
export const serviceRoles = ['frank_user', 'frank_admin'] as const

/** A service of the house, such as a warehouse screen. Order confirmations and notices go to its email address. */
export const createServiceAccountInput = z.strictObject({
  name: tokenFields.name,
  email,
  role: z.enum(serviceRoles),
})
export type CreateServiceAccountInput = z.output<typeof createServiceAccountInput>

/** An API token as lists show it. */
export interface ApiToken {
  readonly id: number
  readonly name: string
  /** The beginning of the secret. */
  readonly prefix: string
  /** As chosen; the owner's role may allow less by now. */
  readonly abilities: readonly Ability[]
  readonly createdAt: string
  /** Null for a token that does not expire. */
  readonly expiresAt: string | null
  readonly expired: boolean
  /** Accurate to a minute; null while it was never used. */
  readonly lastUse: { readonly at: string; readonly ipAddress: string } | null
}

/** A new token; the only time that its secret is shown. */
export interface NewApiToken {
  readonly token: ApiToken
  readonly secret: string
}

/** The tokens of an account, and the permissions that further ones can have. */
export interface ApiTokens {
  readonly tokens: readonly ApiToken[]
  readonly grantable: readonly Ability[]
}

/** The API token that a request was sent with. */
export interface CurrentToken extends ApiToken {
  /** What it may do at the moment: of its permissions, those that its owner has. */
  readonly allowed: readonly Ability[]
}

/** What a token with each permission may do, for people who choose. */
export const abilitySentences: Readonly<Record<Ability, string>> = {
  browse: 'Search parts and doors, with the prices of the account',
  placeOrders: 'Quote, place and approve orders, on terms or with a saved card',
  seeInternalParts: 'See internal and obsolete parts',
  useAccount: 'See and change saved addresses, cards, doors and own orders',
  manageCompanyUsers: 'Add, change and delete users of the company',
  viewCompanyOrders: 'See all orders of the company',
  manageApprovals: 'Set limits and approvers, and see all requests for approval of the company',
  manageTaxCertificates: 'Send, read and withdraw tax certificates of the company',
  answerPriceQuotes: 'Read and answer requests for a price quote',
  handleReturns: 'Read, decide, receive and inspect returns',
  actForCompany: 'Order for internal companies, and keep their list',
  viewRecords: 'Read and export all companies, users, orders and parts; change nothing',
  administer: 'Manage companies, users, parts, imports, payments and all orders',
  viewAnalytics: 'Read analytics',
  manageServiceAccounts: 'Make accounts and tokens for services of the house',
  viewAuditLog: 'Read and export the audit log',
}
