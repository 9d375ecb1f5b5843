import type { ChangePasswordInput, SignInInput } from '@mullion/domain/accounts/session'
import type { CompanyUser, CreateUserInput, UpdateUserInput } from '@mullion/domain/accounts/user'
import { Hono } from 'hono'
import { isFromElsewhere, refuseElsewhere } from '../http/same-site.ts'
import { companyJson, userDetailsJson } from './company-json.ts'
import { jsonBody, pathNumber, type RestFacts } from './rest.ts'

function userJson({ id, firstname, lastname, email, role }: CompanyUser) {
  return { id, firstname, lastname, email, role }
}

/** Signing in and out, passwords, and the users of companies. */
export function usersRest() {
  const users = new Hono<RestFacts>()

  users.post('/login', async (c) => {
    const { login, password, rememberMe } = await jsonBody<SignInInput>(c)
    const signedIn = await c.get('caller').accounts.session.signIn({ login, password, rememberMe })
    if (signedIn.outcome === 'second_factor') {
      return c.json({ message: 'Please enter the code of your authenticator app.', secondFactor: true }, 401)
    }
    const { user, duty } = signedIn.viewer
    const { id, firstname, lastname, role, company } = user
    return c.json({
      user: {
        role,
        pass_change_req: duty === 'change_password',
        company: companyJson(company),
        details: { firstname, lastname, companyId: company.id, id },
      },
    })
  })

  users.get('/logout', async (c) => {
    if (isFromElsewhere(c)) return refuseElsewhere(c)
    await c.get('caller').accounts.session.signOut()
    return c.json({ ok: true })
  })

  users.post('/forgotPassword', async (c) => {
    const { email } = await jsonBody<{ email: string }>(c)
    await c.get('caller').accounts.password.forgot({ email })
    return c.json({ message: 'A password reset email has been sent to your email address.' })
  })

  users.post('/reset-password', async (c) => {
    const body = await jsonBody<ChangePasswordInput & { userId?: number }>(c)
    const { oldPassword, newPassword, userId } = body
    const caller = c.get('caller')
    const viewer = await caller.accounts.session.viewer()
    if (viewer && userId !== undefined && userId !== viewer.user.id) {
      return c.json({ message: 'There is no such user.' }, 404)
    }
    await caller.accounts.password.change({ oldPassword, newPassword })
    return c.json({ ok: true })
  })

  users.get('/details/:userId', async (c) => {
    const userId = pathNumber(c.req.param('userId'))
    return c.json(userDetailsJson(await c.get('caller').accounts.users.details({ userId })))
  })

  users.get('/company/:companyId', async (c) => {
    const companyId = pathNumber(c.req.param('companyId'))
    const page = pathNumber(c.req.query('page') ?? '1')
    const found = await c.get('caller').accounts.users.list({ companyId, page })
    return c.json(found.users.map(userJson), 200, { 'X-Total-Count': String(found.total) })
  })

  users.post('/create', async (c) => {
    const { firstname, lastname, email, role, companyId } = await jsonBody<
      Omit<CreateUserInput, 'role'> & { role?: string }
    >(c)
    const given = (role === 'admin' ? 'company_admin' : role) as CreateUserInput['role'] | undefined
    const input = { firstname, lastname, email, companyId, ...(given ? { role: given } : {}) }
    return c.json(userJson(await c.get('caller').accounts.users.create(input)), 201)
  })

  users.put('/:id', async (c) => {
    const { firstname, lastname, email, role } = await jsonBody<Omit<UpdateUserInput, 'userId'>>(c)
    const userId = pathNumber(c.req.param('id'))
    const changed = { userId, firstname, lastname, email, role }
    return c.json(userJson(await c.get('caller').accounts.users.update(changed)))
  })

  users.delete('/:id', async (c) => {
    await c.get('caller').accounts.users.remove({ userId: pathNumber(c.req.param('id')) })
    return c.json({ ok: true })
  })

  return users
}
