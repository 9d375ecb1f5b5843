import { accountRoles } from '@mullion/domain/accounts/actor'
import { changePasswordInput, type SignInInput } from '@mullion/domain/accounts/session'
import { type CompanyUser, createUserInput } from '@mullion/domain/accounts/user'
import { email } from '@mullion/domain/postal-address'
import * as z from 'zod'
import { isCrossSite, refuseCrossSite } from '../http/same-site.ts'
import { companyJson, userDetailsJson } from './company-json.ts'
import { companySchema, exampleCompany } from './company-schemas.ts'
import { withExternalFieldNames } from './external-names.ts'
import { namedUser } from './named-user.ts'
import { counted, done, json, numberInText, type RestCall, restCall, sentence } from './rest-call.ts'

const user = z
  .object({
    id: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    role: z.enum(accountRoles),
  })
  .meta({ id: 'User' })
const userDetails = z
  .object({ ...user.shape, invited: z.boolean(), companyId: z.int(), Company: companySchema })
  .meta({ id: 'UserDetails' })
const signedIn = z
  .object({
    user: z.object({
      role: z.enum(accountRoles),
      pass_change_req: z.boolean(),
      company: companySchema,
      details: z.object({
        firstname: z.string(),
        lastname: z.string(),
        companyId: z.int(),
        id: z.int(),
      }),
    }),
  })
  .meta({ id: 'SignedIn' })

function userJson({ id, firstname, lastname, email, role }: CompanyUser) {
  return { id, firstname, lastname, email, role }
}

const { firstname, lastname } = createUserInput.shape
const signInBody = z.object({
  login: z.string(),
  password: z.string(),
  rememberMe: z.boolean().optional(),
})
const newUserBody = z.object({
  firstname,
  lastname,
  email,
  companyId: z.int(),
  role: z
    .enum(['user', 'company_admin', 'admin', ''])
    .optional()
    .meta({ description: '`admin` means company_admin; none means user.' }),
})
const changedUserBody = z.object({ firstname, lastname, email, role: z.enum(accountRoles) })
const emailChange = z
  .object({
    email: z.string(),
    pendingEmail: z.string().nullable().meta({ description: 'Signs in once it is confirmed; null if none.' }),
  })
  .meta({ id: 'EmailChange' })
const params = z.object({ id: numberInText })
const example = {
  id: 8,
  firstname: 'Ada',
  lastname: 'Frost',
  email: 'ada@arctic.example',
  role: 'user',
} as const

export const userCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/users/login',
    name: 'signIn',
    summary: 'Signs in; the session is a cookie.',
    description:
      'An account with two-step verification gets a 401 with `secondFactor: true`; its code is entered in the store.',
    who: 'anyone',
    acts: false,
    body: json(signInBody),
    answer: json(signedIn),
    example: {
      body: { login: 'buyer@arctic.example', password: 'cold-storage-42' },
      answer: {
        user: {
          role: 'user',
          pass_change_req: false,
          company: exampleCompany,
          details: { firstname: 'Ada', lastname: 'Frost', companyId: 5, id: 8 },
        },
      },
    },
    async run({ c, caller, body: { login, password, rememberMe } }) {
      const answer = await caller.accounts.session.signIn({ login, password, rememberMe } as SignInInput)
      if (answer.outcome === 'second_factor') {
        return c.json({ message: 'Enter the code from your authenticator app.', secondFactor: true }, 401)
      }
      const { user, requiredAction } = answer.viewer
      const { id, firstname, lastname, role, company } = user
      return {
        user: {
          role,
          pass_change_req: requiredAction === 'change_password',
          company: companyJson(company),
          details: { firstname, lastname, companyId: company.id, id },
        },
      }
    },
  }),
  restCall({
    method: 'get',
    path: '/users/logout',
    name: 'signOut',
    summary: 'Signs out. Refused when another site asks.',
    who: 'anyone',
    acts: false,
    answer: done,
    async run({ c, caller }) {
      if (isCrossSite(c)) return refuseCrossSite(c)
      await caller.accounts.session.signOut()
      return { ok: true as const }
    },
  }),
  restCall({
    method: 'post',
    path: '/users/forgotPassword',
    name: 'forgotPassword',
    summary: 'Mails a link for a new password, if the account exists; the answer is the same.',
    who: 'anyone',
    body: json(z.object({ email })),
    answer: sentence,
    async run({ caller, body }) {
      await caller.accounts.password.forgot({ email: body.email })
      return { message: 'A password reset email has been sent to your email address.' }
    },
  }),
  restCall({
    method: 'post',
    path: '/users/reset-password',
    name: 'changePassword',
    summary: "Changes the signed-in user's password and ends all other sessions.",
    who: 'useAccount',
    body: json(z.object({ ...changePasswordInput.shape, userId: z.unknown().optional() })),
    answer: done,
    refuses: [404],
    async run({ caller, body: { oldPassword, newPassword, userId } }) {
      await caller.accounts.password.change({ oldPassword, newPassword, userId: namedUser(userId) })
      return { ok: true as const }
    },
  }),
  restCall({
    method: 'get',
    path: '/users/details/:userId',
    name: 'getUser',
    summary: 'A user with their company.',
    who: 'useAccount',
    params: z.object({ userId: numberInText }),
    answer: json(userDetails),
    refuses: [404],
    errorKey: 'error',
    example: { answer: { ...example, invited: false, companyId: 5, Company: exampleCompany } },
    run: async ({ caller, params }) => userDetailsJson(await caller.accounts.users.details(params)),
  }),
  restCall({
    method: 'get',
    path: '/users/company/:companyId',
    name: 'listUsers',
    summary: 'The users of a company, 12 a page.',
    who: 'manageCompanyUsers',
    params: z.object({ companyId: numberInText }),
    query: z.object({ page: numberInText.default(1) }),
    answer: json(z.array(user)),
    counted: true,
    refuses: [404],
    example: { answer: [example] },
    async run({ c, caller, params: { companyId }, query: { page } }) {
      const found = await caller.accounts.users.list({ companyId, page })
      return counted(c, found.users.map(userJson), found.total)
    },
  }),
  restCall({
    method: 'post',
    path: '/users/create',
    name: 'createUser',
    summary: 'Creates a user, who gets a temporary password by mail.',
    who: 'manageCompanyUsers',
    body: json(newUserBody),
    answer: json(user),
    status: 201,
    refuses: [404, 409],
    example: {
      body: { firstname: 'Ada', lastname: 'Frost', email: 'ada@arctic.example', companyId: 5, role: 'user' },
      answer: example,
    },
    async run({ caller, body: { firstname, lastname, email, role, companyId } }) {
      const given = role === 'admin' ? 'company_admin' : role || undefined
      const input = { firstname, lastname, email, companyId, role: given }
      return userJson(await caller.accounts.users.create(input))
    },
  }),
  restCall({
    method: 'put',
    path: '/users/:id',
    name: 'updateUser',
    summary: 'Changes a user; a new email counts once it is verified.',
    who: 'manageCompanyUsers',
    params,
    body: json(changedUserBody),
    answer: json(user),
    refuses: [404, 409, 422],
    async run({ caller, params: { id: userId }, body: { firstname, lastname, email, role } }) {
      const updated = caller.accounts.users.update({ userId, firstname, lastname, email, role })
      return userJson(await withExternalFieldNames({ userId: 'id' }, updated))
    },
  }),
  restCall({
    method: 'get',
    path: '/users/email-change/:userId',
    name: 'getEmailChange',
    summary: "A user's email, and the new one that awaits confirmation.",
    who: 'useAccount',
    params: z.object({ userId: numberInText }),
    answer: json(emailChange),
    refuses: [404],
    example: { answer: { email: example.email, pendingEmail: 'ada.frost@arctic.example' } },
    async run({ caller, params }) {
      const { email, pendingEmail } = await caller.accounts.users.details(params)
      return { email, pendingEmail }
    },
  }),
  restCall({
    method: 'delete',
    path: '/users/email-change/:userId',
    name: 'cancelEmailChange',
    summary: 'Cancels a change of email that awaits confirmation; its link no longer works.',
    who: 'manageCompanyUsers',
    params: z.object({ userId: numberInText }),
    answer: json(emailChange),
    refuses: [404],
    async run({ caller, params }) {
      const { email, pendingEmail } = await caller.accounts.users.cancelEmailChange(params)
      return { email, pendingEmail }
    },
  }),
  restCall({
    method: 'delete',
    path: '/users/:id',
    name: 'deleteUser',
    summary: 'Deletes a user and ends their sessions; their orders stay.',
    who: 'manageCompanyUsers',
    params,
    answer: done,
    refuses: [404, 422],
    async run({ caller, params: { id: userId } }) {
      await withExternalFieldNames({ userId: 'id' }, caller.accounts.users.remove({ userId }))
      return { ok: true as const }
    },
  }),
]
