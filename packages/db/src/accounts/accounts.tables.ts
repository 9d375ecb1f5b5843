import { accountRoles, termsCodes } from '@mullion/domain/accounts/actor'
import { shipCountries } from '@mullion/domain/postal-address'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { sortKey } from '../dialect/sort-key.ts'

/** Customers with online users; the first row is the house company, which staff belong to. */
export const companies = kit.table(
  'companies',
  {
    id: kit.autoId(),
    name: kit.text().notNull(),
    sortKey: sortKey(),
    customerNumber: kit.text().notNull(),
    address1: kit.text().notNull(),
    address2: kit.text().notNull(),
    city: kit.text().notNull(),
    state: kit.text().notNull(),
    zipCode: kit.text().notNull(),
    country: kit.text().notNull(),
    phone: kit.text().notNull(),
    accountingEmail: kit.text().notNull(),
    termsCode: kit.text({ enum: termsCodes }).notNull(),
    discountRate: kit.decimal().notNull(),
    taxExemptStates: kit.json<string[]>().notNull(),
    poRequired: kit.bool().notNull(),
    iseMember: kit.bool().notNull(),
    /** Incremented with each change of its special prices; 0 for a company that never had any. */
    pricesVersion: kit.int().notNull().default(0),
    /** True if the company has rules or limits about approvals, or has had requests: otherwise none are looked up. */
    approvals: kit.bool().notNull().default(false),
    /** How much it may owe on terms; null for no limit. */
    creditLimitCents: kit.money(),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (company) => [
    kit.uniqueIndex('companies_customer_number').on(company.customerNumber),
    ...listed(company.termsCode),
    ...notNegative(company.creditLimitCents),
    kit.check('companies_discount_rate', sql`${company.discountRate} > 0 and ${company.discountRate} <= 1`),
  ],
)

/** Users. A deleted user's row stays, since orders and the audit log reference it. */
export const users = kit.table(
  'users',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    firstname: kit.text().notNull(),
    lastname: kit.text().notNull(),
    firstnameSortKey: sortKey(),
    lastnameSortKey: sortKey(),
    /** Sign-in email, lower case. */
    email: kit.text().notNull(),
    emailVerified: kit.bool().notNull(),
    /** The new email, which replaces `email` once it is verified. */
    pendingEmail: kit.text(),
    role: kit.text({ enum: accountRoles }).notNull(),
    passwordChangeRequired: kit.bool().notNull(),
    /** When the one-time password expires; null once the user has set their own. */
    oneTimePasswordUntilAt: kit.instant(),
    /** When the user was first told of the account; null for one that was imported without an invitation. */
    invitedAt: kit.instant(),
    /** When the invitation of an imported user is to be mailed; null once it was. */
    invitationDueAt: kit.instant(),
    twoFactorEnabled: kit.bool().notNull(),
    /** True for users loaded with the demo data, whose password is public. */
    demonstration: kit.bool().notNull().default(false),
    /** True for a service of the house: an account without a password, used by API tokens only. */
    service: kit.bool().notNull().default(false),
    removedAt: kit.instant(),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (user) => [
    kit.uniqueIndex('users_email').on(user.email).where(isNull(user.removedAt)),
    kit.index('users_company_id').on(user.companyId, user.id),
    kit.index('users_role').on(user.role),
    kit.index('users_invitation_due_at').on(user.invitationDueAt).where(isNotNull(user.invitationDueAt)),
    ...listed(user.role),
  ],
)

export const credentials = kit.table(
  'credentials',
  {
    id: kit.autoId(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: kit.text().notNull(),
    providerId: kit.text().notNull(),
    password: kit.text(),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (credential) => [kit.uniqueIndex('credentials_user_id').on(credential.userId, credential.providerId)],
)

export const sessions = kit.table(
  'sessions',
  {
    id: kit.autoId(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash, so that reading the table is not enough to sign in. */
    token: kit.text().notNull(),
    ipAddress: kit.text(),
    userAgent: kit.text(),
    expiresAt: kit.instant().notNull(),
    createdAt: kit.instant().notNull(),
    /** Last use, accurate to a few minutes. */
    updatedAt: kit.instant().notNull(),
  },
  (session) => [
    kit.uniqueIndex('sessions_token').on(session.token),
    kit.index('sessions_user_id').on(session.userId),
    kit.index('sessions_expires_at').on(session.expiresAt),
  ],
)

export const verifications = kit.table(
  'verifications',
  {
    id: kit.autoId(),
    identifier: kit.text().notNull(),
    value: kit.text().notNull(),
    expiresAt: kit.instant().notNull(),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (verification) => [
    kit.index('verifications_identifier').on(verification.identifier),
    kit.index('verifications_expires_at').on(verification.expiresAt),
  ],
)

/** Authenticator secrets and recovery codes, encrypted. */
export const secondFactors = kit.table(
  'second_factors',
  {
    id: kit.autoId(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: kit.text().notNull(),
    backupCodes: kit.text().notNull(),
    verified: kit.bool(),
    failedVerificationCount: kit.int(),
    lockedUntil: kit.instant(),
  },
  (factor) => [
    kit.uniqueIndex('second_factors_user_id').on(factor.userId),
    ...notNegative(factor.failedVerificationCount),
  ],
)

/** Keys that people sign in with instead of a code; only their public half is known to the store. */
export const passkeys = kit.table(
  'passkeys',
  {
    id: kit.autoId(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: kit.text().notNull(),
    /** What the browser knows the key by. */
    credentialId: kit.text().notNull(),
    publicKey: kit.text().notNull(),
    /** How often the key was used, as it counts itself; 0 for keys that do not count. */
    counter: kit.int().notNull(),
    transports: kit.json<string[]>().notNull(),
    createdAt: kit.instant().notNull(),
    usedAt: kit.instant(),
  },
  (passkey) => [
    kit.uniqueIndex('passkeys_credential_id').on(passkey.credentialId),
    kit.index('passkeys_user_id').on(passkey.userId, passkey.id),
    ...notNegative(passkey.counter),
  ],
)

const challengePurposes = ['add', 'sign_in'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** What browsers were asked to sign with a passkey; each is answered once. */
export const passkeyChallenges = kit.table(
  'passkey_challenges',
  {
    challenge: kit.key(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: kit.text({ enum: challengePurposes }).notNull(),
    expiresAt: kit.instant().notNull(),
  },
  (asked) => [
    kit.index('passkey_challenges_user_id').on(asked.userId),
    kit.index('passkey_challenges_expires_at').on(asked.expiresAt),
    ...listed(asked.purpose),
  ],
)

const linkPurposes = ['reset_password', 'verify_email', 'dealer_request'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** One-time secrets mailed as links, stored as hashes. */
export const mailedLinks = kit.table(
  'mailed_links',
  {
    tokenHash: kit.key(),
    purpose: kit.text({ enum: linkPurposes }).notNull(),
    /** The user or dealer request the link is about. */
    subjectId: kit.int().notNull(),
    expiresAt: kit.instant().notNull(),
    createdAt: kit.instant().notNull(),
  },
  (link) => [
    kit.index('mailed_links_subject').on(link.purpose, link.subjectId),
    kit.index('mailed_links_expires_at').on(link.expiresAt),
    ...listed(link.purpose),
  ],
)

export const addresses = kit.table(
  'addresses',
  {
    id: kit.autoId(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    label: kit.text().notNull(),
    sortKey: sortKey(),
    nameOrCompany: kit.text().notNull(),
    attention: kit.text().notNull(),
    address1: kit.text().notNull(),
    address2: kit.text().notNull(),
    address3: kit.text().notNull(),
    country: kit.text({ enum: shipCountries }).notNull(),
    postalCode: kit.text().notNull(),
    city: kit.text().notNull(),
    state: kit.text().notNull(),
    telephone: kit.text().notNull(),
    residential: kit.bool().notNull().default(false),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (address) => [kit.index('addresses_user_id').on(address.userId, address.label), ...listed(address.country)],
)

const dealerRequestStages = ['unverified', 'pending', 'removed', 'accepted'] as const
export type DealerRequestStage = (typeof dealerRequestStages)[number]

export const dealerRequests = kit.table(
  'dealer_requests',
  {
    id: kit.autoId(),
    stage: kit.text({ enum: dealerRequestStages }).notNull(),
    firstName: kit.text().notNull(),
    lastName: kit.text().notNull(),
    companyName: kit.text().notNull(),
    companySortKey: sortKey(),
    contactSortKey: sortKey(),
    email: kit.text().notNull(),
    address: kit.text().notNull(),
    address2: kit.text().notNull(),
    city: kit.text().notNull(),
    state: kit.text().notNull(),
    zip: kit.text().notNull(),
    phoneNumber: kit.text().notNull(),
    accountsReceivableEmail: kit.text().notNull(),
    requirePONumbers: kit.bool().notNull(),
    requirePOUpload: kit.bool().notNull(),
    verifiedAt: kit.instant(),
    /** When staff removed it; null again once its files are deleted and it cannot be restored. */
    removedAt: kit.instant(),
    createdAt: kit.instant().notNull(),
  },
  (request) => [
    kit.index('dealer_requests_stage').on(request.stage, request.createdAt),
    kit.index('dealer_requests_email').on(request.email, request.stage),
    ...listed(request.stage),
  ],
)

/** Tax-exemption documents of a request; the bytes are files with random names outside the web root. */
export const dealerRequestFiles = kit.table(
  'dealer_request_files',
  {
    id: kit.autoId(),
    requestId: kit
      .int()
      .notNull()
      .references(() => dealerRequests.id),
    /** The uploaded name, sanitized for display. */
    name: kit.text().notNull(),
    contentType: kit.text().notNull(),
    sizeBytes: kit.int().notNull(),
    storedAs: kit.text().notNull(),
  },
  (file) => [kit.index('dealer_request_files_request_id').on(file.requestId), ...positive(file.sizeBytes)],
)
