import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '@mullion/api/services'
import { openTestShop, type ShopFacts } from '@mullion/api/testing/open-test-shop'
import { recordLogLine } from '@mullion/config/suite-log'
import type { Quote } from '@mullion/domain/checkout/quote'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { type AppDeps, createApp } from '../app.ts'
import { noRenderer } from '../first-paint/renderer.ts'
import { createLog } from '../log.ts'
import type { RestCall } from '../rest/rest-call.ts'
import { callOf, contractProblem } from './answer-contract.ts'
import { recordAnswer } from './shown-answers.ts'

export interface AppFacts extends ShopFacts {
  readonly services?: (services: Services) => Services
  readonly app?: Partial<AppDeps>
  /** For requests that are made up, whose answers prove no call. */
  readonly unrecorded?: true
}

/** What a request in process comes from; without it, looking for an IP address would throw in each. */
const noConnection = { incoming: { socket: {} } }

/** Opens the whole server on a test shop, called in process; closed when the test ends. */
export async function openTestApp(facts: AppFacts = {}) {
  const shop = await openTestShop(facts)
  const dir = mkdtempSync(join(tmpdir(), 'mullion-app-'))
  const dist = join(dir, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Mullion</title><!--store-info-->')
  const logged: { facts: object; message: string }[] = []
  const recorded = createLog('info', { destination: { write: recordLogLine } })
  const log = {
    info: (about: object, message: string) => recorded.info(about, message),
    warn: (about: object, message: string) => recorded.warn(about, message),
    error(about: object, message: string) {
      recorded.error(about, message)
      logged.push({ facts: about, message })
    },
  }
  const { images } = shop.deps
  const app = createApp({
    db: shop.db,
    services: facts.services?.(shop.services) ?? shop.services,
    images,
    storeInfo: demoStoreInfo,
    log,
    session: { secure: false, trustProxy: false },
    captchaUrl: null,
    reachable: false,
    siteHost: null,
    catalogCallsPerMinute: null,
    tokenCallsPerMinute: null,
    dist,
    renderer: noRenderer,
    mailbox: shop.mailbox,
    gateway: shop.sandbox,
    ...facts.app,
  })
  const send = app.request.bind(app)
  // Every REST answer in every test must be as documented.
  app.request = async (input, init, from: unknown = noConnection, ...rest) => {
    const answer = await send(input, init, from, ...rest)
    const path = String(input).split('?')[0] ?? ''
    const call = callOf(init?.method ?? 'GET', path)
    const problem = call && (await contractProblem(call, answer))
    if (problem) throw new Error(problem)
    if (call && !facts.unrecorded && !isAboutCompany(call, answer, init))
      recordAnswer(call.name, answer.status)
    return answer
  }
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const browser = (from: Record<string, string> = {}) => {
    const jar = new Map<string, string>()
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers({ ...from, ...(init.headers as Record<string, string>) })
      if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      const answer = await app.request(path, { ...init, headers })
      for (const cookie of answer.headers.getSetCookie()) saveCookie(jar, cookie)
      return answer
    }
    const json = { 'Content-Type': 'application/json' }
    const page = {
      jar,
      send,
      get: (path: string) => send(path),
      post: (path: string, body: unknown, method = 'POST') =>
        send(path, { method, headers: json, body: JSON.stringify(body) }),
      call: (path: string, input?: unknown) => page.post(`/trpc/${path}`, input),
      ask: (path: string, input?: unknown) =>
        send(
          `/trpc/${path}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
        ),
      signIn: (login: string, password: string) =>
        page.call('accounts.session.signIn', { login, password, rememberMe: false }),
    }
    return page
  }
  return {
    ...shop,
    app,
    browser,
    images,
    logged,
    get,
    post,
    query: (path: string, input: unknown) =>
      get(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`),
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** True for a 404 about the company that staff act for, which shows nothing of the record that the call names. */
function isAboutCompany({ refuses = [] }: RestCall, { status }: Response, init?: RequestInit): boolean {
  return status === 404 && refuses.includes(404) && new Headers(init?.headers).has('X-Acting-For')
}

function saveCookie(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  if (/max-age=0/i.test(cookie)) jar.delete(name)
  else jar.set(name, value)
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** A priced hinge, one without a price, an obsolete one, and a latch whose picture was replaced twice. */
export const hinges: ShopFacts['parts'] = [
  { id: 1, number: '0100-01', name: 'HNG STRAP', priceCents: 1250 },
  { id: 2, number: '0200-01', name: 'HNG CAM LIFT', priceCents: null },
  { id: 3, number: '0300-01', name: 'HNG PIN', obsolete: true },
  {
    id: 4,
    number: '0400-01',
    name: 'LATCH ROLLER',
    description: '',
    tags: ['Locks'],
    priceCents: 99,
    imageVersion: 2,
  },
]

/** Returns an answer's first cookie in request form; empty if it sets none. */
export const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

export interface Refusal {
  readonly error: {
    readonly message: string
    readonly data: {
      readonly appCode: string | null
      readonly requestId: string | null
      readonly details: { readonly fields?: object; readonly lines?: object[]; readonly quote?: Quote }
    }
  }
}
export const refusal = async (answer: Response) => ((await answer.json()) as Refusal).error
