// Finds the procedures and paths of analytics in the server itself, so that a new one cannot be left unguarded.
import { appRouter } from '@mullion/api/root'
import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { expect, it } from 'vitest'
import { openTestApp } from './testing/open-test-app.ts'

/** By name; their type says nested routers, but they are not. */
const allProcedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
/** Shows nothing: the pages of all visitors report their errors with it. */
const forEveryone = 'analytics.operational.reportPageError'
const procedures = Object.entries(allProcedures)
  .filter(([name]) => name.startsWith('analytics.') && name !== forEveryone)
  .map(([name, { _def }]) => ({ name, changes: _def.type === 'mutation' }))

/**
 * Signs a person in to a store whose analytics list names only the administrator, and calls everything
 * without input.
 */
async function statusesFor(name: TestPerson) {
  await using shop = await openTestApp({
    people: 'with passwords',
    deps: { analyticsEmails: [emailOf('admin').toUpperCase()] },
  })
  const paths = shop.app.routes
    .filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/analytics/') && !path.endsWith('*'),
    )
    .map(({ path }) => path)
  const page = shop.browser()
  await page.signIn(emailOf(name), testPassword)
  const statuses = new Map<string, number>()
  for (const { name: procedure, changes } of procedures) {
    const answer = await (changes ? page.post(`/trpc/${procedure}`, {}) : page.ask(procedure))
    statuses.set(procedure, answer.status)
  }
  for (const path of paths) {
    const answer = await page.get(path)
    await answer.body?.cancel()
    statuses.set(path, answer.status)
  }
  return { statuses, paths: new Set(paths).size }
}

it.each(['super', 'counter', 'owner', 'buyer'] as const)(
  'every analytics procedure and path refuses %s, who is not on the list',
  async (name) => {
    const { statuses, paths } = await statusesFor(name)
    expect(procedures.length).toBeGreaterThanOrEqual(17)
    expect(paths).toBeGreaterThanOrEqual(16)
    expect([...statuses].filter(([, status]) => status !== 403)).toEqual([])
  },
)

it('every analytics procedure and path admits an administrator on the list', async () => {
  const { statuses } = await statusesFor('admin')
  expect([...statuses].filter(([, status]) => status === 403)).toEqual([])
})
