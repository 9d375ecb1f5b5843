import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import type { openTestApp } from './open-test-app.ts'

type TestApp = Pick<Awaited<ReturnType<typeof openTestApp>>, 'browser'>

/** Signs a person in, and returns a function that makes their calls to `/api/v1`; a body is sent as JSON or as a form. */
export async function callsAs(shop: TestApp, name: TestPerson) {
  const page = shop.browser()
  await page.signIn(emailOf(name), testPassword)
  return (method: string, path: string, body?: object): Promise<Response> => {
    const isForm = body instanceof FormData
    const headers: Record<string, string> = isForm ? {} : { 'Content-Type': 'application/json' }
    const sent = isForm ? body : JSON.stringify(body)
    return page.send(`/api/v1${path}`, { method, ...(body && { headers, body: sent }) })
  }
}

/** The same with JSON answers read; a change without a body sends an empty one. */
export async function answersAs<Body = unknown>(shop: TestApp, name: TestPerson) {
  const send = await callsAs(shop, name)
  return async (method: string, path: string, body?: object) => {
    const answer = await send(method, path, method === 'GET' ? undefined : (body ?? {}))
    const read = (await answer.json()) as Body
    return { status: answer.status, body: read, total: answer.headers.get('X-Total-Count') }
  }
}
