import type { Authenticator } from '@mullion/auth/port'
import { removeApiTokens } from '@mullion/db/accounts/api-token.repository'
import { type CompanyRow, findCompany, lockCompany } from '@mullion/db/accounts/company.repository'
import { setPasswordHash } from '@mullion/db/accounts/credential.repository'
import { hasMailedLink, removeMailedLinks } from '@mullion/db/accounts/mailed-link.repository'
import { removeSessions } from '@mullion/db/accounts/session.repository'
import {
  countCompanyUsers,
  countOtherSuperAdmins,
  createUser,
  findPerson,
  findUserByEmail,
  listCompanyUsers,
  type PersonRow,
  updateUser,
} from '@mullion/db/accounts/user.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { hashOfKey } from '@mullion/db/security/key-hash'
import {
  companyMissing,
  emailChangeMissing,
  emailTaken,
  lastSuperAdmin,
  linkRefused,
  notAllowed,
  notByToken,
  notYourself,
  serviceAccountLimited,
  userMissing,
} from '@mullion/domain/accounts/account-errors'
import { houseCompanyId, isStaffRole, type Member, type Role } from '@mullion/domain/accounts/actor'
import { may, rolesGrantedBy } from '@mullion/domain/accounts/permissions'
import {
  type CompanyUser,
  type CompanyUsersInput,
  type CompanyUsersPage,
  type CreateUserInput,
  type UpdateUserInput,
  type UserDetails,
  usersPageSize,
} from '@mullion/domain/accounts/user'
import { AppError } from '@mullion/domain/error'
import type { Clock } from '../clock.ts'
import { pageOf } from '../page.ts'
import { audit } from '../security/audit.ts'
import { fieldChanges } from '../security/field-changes.ts'
import type { Limits } from '../security/limits.ts'
import { actorOfUser } from '../signed-in.ts'
import { credentialMail, type MailFacts, verifyEmailMail, welcomeMail } from './account-mails.ts'
import { mailableLink, useLink } from './mailed-links.ts'
import { managedPerson } from './managed-person.ts'
import { newUserRow } from './new-user-row.ts'
import { oneTimePassword } from './one-time-password.ts'
import { viewPerson, viewUser } from './person-view.ts'

export interface UserDeps extends MailFacts {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly limits: Limits
  readonly clock: Clock
}

export type UserService = ReturnType<typeof createUserService>

const verifyEmailHours = 72

export function createUserService(deps: UserDeps) {
  const { db, authenticator, clock, limits } = deps

  /**
   * Returns the company to act on: the actor's own, or any with the ability for all. Throws `missing` for another
   * company.
   */
  async function companyFor(
    actor: Member,
    requestedId: number | undefined,
    forAll: 'viewRecords' | 'administer',
  ): Promise<CompanyRow> {
    const id = requestedId ?? actor.companyId
    const company = id === actor.companyId || may(actor, forAll) ? await findCompany(db.read, id) : null
    if (!company) throw companyMissing()
    return company
  }

  /** Staff belong to the house company, customers never do. */
  function checkRole(actor: Member, role: Role, companyId: number): void {
    if (!rolesGrantedBy(actor).includes(role)) throw notAllowed()
    if (isStaffRole(role) !== (companyId === houseCompanyId)) throw notAllowed()
  }

  /** Throws if no other super admin remains. Locks the house company, so that concurrent removals run in turn. */
  async function assertOtherSuperAdmin(tx: Writer, { user }: PersonRow): Promise<void> {
    if (user.role !== 'super_admin') return
    await lockCompany(tx, houseCompanyId, clock())
    if ((await countOtherSuperAdmins(tx, user.id, deps.storeInfo)) === 0) throw lastSuperAdmin()
  }

  /**
   * Limits how many email addresses an actor can find to be in use; staff are exempt, since they can look up
   * all of them.
   */
  async function withoutGuessing<T>(actor: Member, work: () => Promise<T>): Promise<T> {
    if (may(actor, 'administer')) return work()
    await limits.consume('emails-in-use', actor.id)
    let isInUse = false
    try {
      return await work()
    } catch (error) {
      isInUse = error instanceof AppError && error.code === emailTaken().code
      throw error
    } finally {
      if (!isInUse) await limits.refund('emails-in-use', actor.id)
    }
  }

  async function askToVerify(tx: Writer, person: PersonRow['user'], email: string): Promise<void> {
    const now = clock()
    const token = await mailableLink(tx, {
      purpose: 'verify_email',
      subjectId: person.id,
      now,
      hours: verifyEmailHours,
    })
    const to = { email, key: hashOfKey(token) }
    await queueMail(tx, verifyEmailMail(to, token, deps), now)
  }

  /** True if an edit asks for another email address, or again for one whose link has expired. */
  async function movesEmail(from: Reader, user: PersonRow['user'], email: string): Promise<boolean> {
    if (email === user.email) return false
    if (email !== user.pendingEmail) return true
    return !(await hasMailedLink(from, { purpose: 'verify_email', subjectId: user.id, now: clock() }))
  }

  async function list(actor: Member, input: CompanyUsersInput): Promise<CompanyUsersPage> {
    const { page, search = '', order = 'added' } = input
    const company = await companyFor(actor, input.companyId, 'viewRecords')
    const query = { companyId: company.id, search, order }
    const total = await countCompanyUsers(db.read, query)
    const { rows, shown } = pageOf({ page, size: usersPageSize, total })
    const users = await listCompanyUsers(db.read, query, rows)
    return { users: users.map(viewUser), ...shown }
  }

  /** Adds a user to a company and mails them a one-time password. */
  async function create(actor: Member, input: CreateUserInput): Promise<CompanyUser> {
    const company = await companyFor(actor, input.companyId, 'administer')
    checkRole(actor, input.role, company.id)
    await limits.consume('people-mailed', actor.id)
    const password = oneTimePassword()
    const hash = await authenticator.hashPassword(password)
    const add = async (tx: Writer) => {
      const now = clock()
      const { email, role } = input
      const user = await createUser(tx, newUserRow({ ...input, companyId: company.id }, now))
      if (!user) throw emailTaken()
      await setPasswordHash(tx, user.id, { hash, now })
      const facts = { oneTimePassword: password, companyName: company.name }
      await queueMail(tx, welcomeMail({ email, key: String(user.id) }, facts, deps), now)
      const details = { email, role }
      await audit(tx, actor, {
        action: 'user_created',
        subject: `user:${user.id}`,
        companyId: company.id,
        details,
        at: now,
      })
      return viewUser(user)
    }
    return withoutGuessing(actor, () => db.transaction(add))
  }

  /**
   * Changes a user; a changed email address takes effect once the user verifies it. One that awaits this stays pending
   * when an edit names it again, or names the current one without canceling the change.
   */
  async function update(actor: Member, input: UpdateUserInput): Promise<CompanyUser> {
    const change = async (tx: Writer) => {
      const now = clock()
      const { userId, firstname, lastname, email, role } = input
      const person = await managedPerson(tx, actor, userId)
      const { user } = person
      if (role !== user.role) {
        if (userId === actor.userId) throw notYourself('demote')
        checkRole(actor, role, user.companyId)
        if (user.service && role === 'super_admin') throw serviceAccountLimited()
        await assertOtherSuperAdmin(tx, person)
      }
      const moved = await movesEmail(tx, user, email)
      if (actor.token && (email !== user.email || input.cancelEmailChange)) throw notByToken()
      if (moved && (await findUserByEmail(tx, email))) throw emailTaken()
      const canceled = input.cancelEmailChange && email === user.email
      const changed = await updateUser(tx, userId, {
        firstname,
        lastname,
        role,
        ...(moved && { pendingEmail: email }),
        ...(canceled && { pendingEmail: null }),
        updatedAt: now,
      })
      if (!changed) throw userMissing()
      if (moved) {
        const notice = `Your account’s email address is being changed to ${email}. Until you confirm the new address, keep signing in with this one.`
        await queueMail(tx, credentialMail(user, notice, deps), now)
        await askToVerify(tx, changed, email)
      }
      const line = { subject: `user:${userId}`, companyId: user.companyId, at: now }
      const { pendingEmail } = changed
      const changes = fieldChanges(user, { firstname, lastname })
      await audit(tx, actor, { ...line, action: 'user_changed', details: { changes, pendingEmail } })
      if (role !== user.role) {
        await removeSessions(tx, userId, null)
        const details = { from: user.role, to: role }
        await audit(tx, actor, { ...line, action: 'role_changed', details })
      }
      return viewUser(changed)
    }
    const { user } = await managedPerson(db.read, actor, input.userId)
    // Other edits send no email and cannot reveal which addresses are in use.
    if (!(await movesEmail(db.read, user, input.email))) return db.transaction(change)
    await limits.consume('people-mailed', actor.id)
    return withoutGuessing(actor, () => db.transaction(change))
  }

  /** Withdraws a change of email that awaits confirmation; its link no longer works. Throws `missing` without one. */
  function cancelEmailChange(actor: Member, userId: number): Promise<CompanyUser> {
    return db.transaction(async (tx) => {
      const now = clock()
      const { user } = await managedPerson(tx, actor, userId)
      const changed = await updateUser(tx, userId, { pendingEmail: null, updatedAt: now })
      if (!changed || user.pendingEmail === null) throw emailChangeMissing()
      await removeMailedLinks(tx, 'verify_email', userId)
      const line = { subject: `user:${userId}`, companyId: user.companyId, at: now }
      await audit(tx, actor, { ...line, action: 'user_changed', details: { pendingEmail: null } })
      return viewUser(changed)
    })
  }

  /** Deletes a user: their sessions end and they cannot sign in; their orders stay. */
  async function remove(actor: Member, userId: number): Promise<void> {
    if (userId === actor.userId) throw notYourself('delete')
    await db.transaction(async (tx) => {
      const now = clock()
      const person = await managedPerson(tx, actor, userId)
      await assertOtherSuperAdmin(tx, person)
      await updateUser(tx, userId, { removedAt: now, updatedAt: now })
      await removeSessions(tx, userId, null)
      await removeApiTokens(tx, userId)
      await removeMailedLinks(tx, 'reset_password', userId)
      await removeMailedLinks(tx, 'verify_email', userId)
      const { companyId } = person.user
      await audit(tx, actor, { action: 'user_deleted', subject: `user:${userId}`, companyId, at: now })
    })
  }

  /**
   * Returns a user with their company: the actor themselves, any user of their company for its admin, anyone for
   * administrators.
   */
  async function details(actor: Member, userId: number): Promise<UserDetails> {
    const person = await findPerson(db.read, userId)
    const own = userId === actor.userId
    const colleague = may(actor, 'manageCompanyUsers') && person?.user.companyId === actor.companyId
    if (!person || !(own || colleague || may(actor, 'viewRecords'))) throw userMissing()
    return viewPerson(person)
  }

  async function verifyEmail(token: string, ipAddress: string): Promise<{ email: string }> {
    await limits.consume('mailed-link', ipAddress)
    return db.transaction(async (tx) => {
      const now = clock()
      const userId = await useLink(tx, 'verify_email', { token, now })
      const person = userId === null ? null : await findPerson(tx, userId)
      const email = person?.user.pendingEmail
      if (!person || !email) throw linkRefused()
      if (await findUserByEmail(tx, email)) throw emailTaken()
      const change = { email, pendingEmail: null, emailVerified: true, updatedAt: now }
      await updateUser(tx, person.user.id, change)
      const notice = `You now sign in with ${email}. This address no longer works for signing in.`
      await queueMail(tx, credentialMail(person.user, notice, deps), now)
      await removeMailedLinks(tx, 'reset_password', person.user.id)
      const subject = `user:${person.user.id}`
      await audit(tx, actorOfUser(person, ipAddress), { action: 'email_verified', subject, at: now })
      return { email }
    })
  }

  return { list, create, update, cancelEmailChange, remove, details, verifyEmail }
}
