import type { ChangePasswordInput, SignInInput } from '@mullion/domain/accounts/session'
import type { CompanyUser, CreateUserInput, UpdateUserInput } from '@mullion/domain/accounts/user'
import { Hono } from 'hono'
import { isCrossSite, refuseCrossSite } from '../http/same-site.ts'
import { companyJson, userDetailsJson } from './company-json.ts'
import { withExternalFieldNames } from './external-names.ts'
import { namedUser } from './named-user.ts'
import { jsonBody, pathNumber, type RestFacts } from './rest.ts'

/** A new user as forms send one: company admins are `admin`, and an empty role means user. */
type NewUser = Omit<CreateUserInput, 'role'> & { readonly role?: CreateUserInput['role'] | 'admin' | '' }

function userJson({ id, firstname, lastname, email, role }: CompanyUser) {
  return { id, firstname, lastname, email, role }
}

/** REST paths of signing in and out, passwords, and company users. */
export function usersRest() {
  const users = new Hono<RestFacts>()

  users.post('/login', async (c) => {
    const { login, password, rememberMe } = await jsonBody<SignInInput>(c)
    const signedIn = await c.get('caller').accounts.session.signIn({ login, password, rememberMe })
    if (signedIn.outcome === 'second_factor') {
      return c.json({ message: 'Enter the code from your authenticator app.', secondFactor: true }, 401)
    }
    const { user, requiredAction } = signedIn.viewer
    const { id, firstname, lastname, role, company } = user
    return c.json({
      user: {
        role,
        pass_change_req: requiredAction === 'change_password',
        company: companyJson(company),
        details: { firstname, lastname, companyId: company.id, id },
      },
    })
  })

  users.get('/logout', async (c) => {
    if (isCrossSite(c)) return refuseCrossSite(c)
    await c.get('caller').accounts.session.signOut()
    return c.json({ ok: true })
  })

  users.post('/forgotPassword', async (c) => {
    const { email } = await jsonBody<{ email: string }>(c)
    await c.get('caller').accounts.password.forgot({ email })
    return c.json({ message: 'A password reset email has been sent to your email address.' })
  })

  users.post('/reset-password', async (c) => {
    const { oldPassword, newPassword, userId } = await jsonBody<ChangePasswordInput>(c)
    const change = { oldPassword, newPassword, userId: namedUser(userId) }
    await c.get('caller').accounts.password.change(change)
    return c.json({ ok: true })
  })

  users.get('/details/:userId', async (c) => {
    const userId = pathNumber(c.req.param('userId'))
    c.set('errorKey', 'error')
    return c.json(userDetailsJson(await c.get('caller').accounts.users.details({ userId })))
  })

  users.get('/company/:companyId', async (c) => {
    const companyId = pathNumber(c.req.param('companyId'))
    const page = pathNumber(c.req.query('page') ?? '1')
    const found = await c.get('caller').accounts.users.list({ companyId, page })
    return c.json(found.users.map(userJson), 200, { 'X-Total-Count': String(found.total) })
  })

  users.post('/create', async (c) => {
    const { firstname, lastname, email, role, companyId } = await jsonBody<NewUser>(c)
    const given = role === 'admin' ? 'company_admin' : role || undefined
    const input = { firstname, lastname, email, companyId, role: given }
    return c.json(userJson(await c.get('caller').accounts.users.create(input)), 201)
  })

  users.put('/:id', async (c) => {
    const { firstname, lastname, email, role } = await jsonBody<Omit<UpdateUserInput, 'userId'>>(c)
    const userId = pathNumber(c.req.param('id'))
    const changed = { userId, firstname, lastname, email, role }
    const updated = c.get('caller').accounts.users.update(changed)
    return c.json(userJson(await withExternalFieldNames({ userId: 'id' }, updated)))
  })

  users.delete('/:id', async (c) => {
    const userId = pathNumber(c.req.param('id'))
    await withExternalFieldNames({ userId: 'id' }, c.get('caller').accounts.users.remove({ userId }))
    return c.json({ ok: true })
  })

  return users
}
