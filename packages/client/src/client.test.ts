import { describe, expect, it } from 'vitest'
import { type ClientOptions, createClient, MullionError } from './client.ts'

type Answer = () => Response | Promise<Response>
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const good =
  (data: unknown): Answer =>
  () =>
    json(200, [{ result: { data } }])
const refusal =
  (status: number, data: object, headers: Record<string, string> = {}): Answer =>
  () =>
    json(
      status,
      [{ error: { message: 'Refused.', code: -32600, data: { httpStatus: status, ...data } } }],
      headers,
    )
const lost: Answer = () => Promise.reject(new TypeError('fetch failed'))
const busy = refusal(503, { kind: 'unavailable', appCode: 'store.unavailable' })
const badGateway: Answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 })

/** A client of a server that gives these answers in turn, the last one for ever. */
function against(answers: readonly Answer[], options: Partial<ClientOptions> = {}) {
  const calls: { method: string; url: URL; headers: Headers; at: number }[] = []
  const store = createClient({
    url: 'https://parts.example/',
    retries: { waitMs: 1 },
    async fetch(url, init) {
      const { method = 'GET', headers } = init ?? {}
      calls.push({ method, url: new URL(String(url)), headers: new Headers(headers), at: performance.now() })
      return (answers[calls.length - 1] ?? answers.at(-1) ?? lost)()
    },
    ...options,
  })
  return { store, calls }
}

const failureOf = (call: Promise<unknown>): Promise<MullionError> =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error) => error,
  )

async function rowsOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

describe('a client', () => {
  it('begins a trace with each request of a traced store, and with none otherwise', async () => {
    const traced = against([good([])], { traced: true })
    for (const partId of [1, 2]) await traced.store.catalog.part.query({ partId })
    const sent = traced.calls.map(({ headers }) => headers.get('traceparent') ?? '')
    for (const header of sent) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
    expect(new Set(sent).size).toBe(2)
    const plain = against([good([])])
    await plain.store.catalog.part.query({ partId: 1 })
    expect(plain.calls[0]?.headers.has('traceparent')).toBe(false)
  })

  it('sends its token with calls and files, and none without one', async () => {
    const { store, calls } = against([good([])], { token: 'mul_secret' })
    await store.catalog.part.query({ partId: 1 })
    await store.files.download('/api/orders/7/invoice')
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(
      Array(2).fill('Bearer mul_secret'),
    )
    const guest = against([good([])])
    await guest.store.catalog.part.query({ partId: 1 })
    expect(guest.calls[0]?.headers.has('authorization')).toBe(false)
  })

  it('finds the procedures below the URL of the store, or of the page when it is empty', async () => {
    const { store, calls } = against([good([])])
    await store.catalog.part.query({ partId: 1 })
    expect(calls[0]?.url.href).toMatch(/^https:\/\/parts\.example\/trpc\/catalog\.part\?/)
    const urls: string[] = []
    const page = createClient({
      url: '',
      async fetch(url) {
        urls.push(String(url))
        return good([])()
      },
    })
    await page.catalog.part.query({ partId: 1 })
    expect(urls[0]).toMatch(/^\/trpc\/catalog\.part\?/)
  })

  it('throws one error with everything the server said', async () => {
    const details = { fields: { 'shipAddress.city': 'Enter a city.' } }
    const data = { kind: 'invalid', appCode: 'checkout.address_invalid', requestId: 'r-1', details }
    const error = await failureOf(
      against([refusal(400, data)]).store.cart.share.mutate({ lines: [] } as never),
    )
    expect(error).toBeInstanceOf(MullionError)
    expect(error).toMatchObject({
      kind: 'invalid',
      code: 'checkout.address_invalid',
      message: 'Refused.',
      fields: details.fields,
      requestId: 'r-1',
      status: 400,
    })
  })

  it('throws the same error for a file', async () => {
    const body = { message: 'A file can be at most 50 MB.', fields: { file: 'A file can be at most 50 MB.' } }
    const { store } = against([() => json(413, body)])
    const error = await failureOf(store.files.uploadImport('prices', new File(['a'], 'a.csv')))
    expect(error).toBeInstanceOf(MullionError)
    expect(error).toMatchObject({ kind: 'invalid', code: 'rest.413', status: 413, ...body })
  })
})

describe('repeating a call', () => {
  it.each([
    ['the connection was lost', lost],
    ['the server is too busy', busy],
    ['a proxy finds no server', badGateway],
  ])('is done for reads when %s', async (_, trouble) => {
    const { store, calls } = against([trouble, trouble, good([{ id: 1 }])])
    expect(await store.catalog.partsById.query({ partIds: [1] })).toEqual([{ id: 1 }])
    expect(calls).toHaveLength(3)
  })

  it('ends after three repetitions with the last error', async () => {
    const { store, calls } = against([busy])
    expect(await failureOf(store.catalog.part.query({ partId: 1 }))).toMatchObject({ status: 503 })
    expect(calls).toHaveLength(4)
  })

  it('is never done for writes', async () => {
    const { store, calls } = against([busy, good(null)])
    expect(await failureOf(store.accounts.session.signOut.mutate())).toMatchObject({ status: 503 })
    expect(
      await failureOf(against([lost]).store.files.uploadImport('doors', new File([], 'a'))),
    ).toMatchObject({
      kind: 'network',
      status: null,
    })
    expect(calls).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 409, 422])('is not done for a %i', async (status) => {
    const { store, calls } = against([refusal(status, { kind: 'invalid' })])
    await failureOf(store.catalog.part.query({ partId: 1 }))
    expect(calls).toHaveLength(1)
  })

  it('waits as long as the server asked, and gives up when that is too long', async () => {
    const limited = (seconds: string) => refusal(429, { kind: 'limited' }, { 'retry-after': seconds })
    const { store, calls } = against([limited('1'), good([])])
    await store.catalog.part.query({ partId: 1 })
    expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThan(990)
    const long = against([limited('3600')])
    const error = await failureOf(long.store.catalog.part.query({ partId: 1 }))
    expect(error).toMatchObject({ kind: 'limited', retryAfterSeconds: 3600 })
    expect(long.calls).toHaveLength(1)
  })
})

describe('a signal', () => {
  it('ends a call, and the wait before its repetition', async () => {
    const ends = new AbortController()
    const { store, calls } = against(
      [
        () => {
          setTimeout(() => ends.abort(), 10)
          return busy()
        },
      ],
      { retries: { waitMs: 60_000 } },
    )
    const error = await failureOf(store.catalog.part.query({ partId: 1 }, { signal: ends.signal }))
    expect(error).toMatchObject({ kind: 'aborted', code: 'client.aborted' })
    expect(calls).toHaveLength(1)
  })

  it('that was given before ends a file at once', async () => {
    const fetch = (_: unknown, init?: RequestInit) => Promise.reject(init?.signal?.reason)
    const { store } = against([], { fetch })
    const call = store.files.download('/api/exports/parts', { signal: AbortSignal.abort() })
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' })
  })
})

describe('a list, row by row', () => {
  const inputOf = (url: URL) => JSON.parse(url.searchParams.get('input') ?? '{}')['0']

  it('asks for each page when its first row is wanted', async () => {
    const page = (number: number) => good({ orders: [{ id: number }], page: number, pages: 3 })
    const { store, calls } = against([page(1), page(2), page(3)])
    const orders = store.each.orders({ scope: 'all' })
    expect((await orders.next()).value).toEqual({ id: 1 })
    expect(calls).toHaveLength(1)
    expect(await rowsOf(orders)).toEqual([{ id: 2 }, { id: 3 }])
    expect(calls.map(({ url }) => inputOf(url))).toEqual(
      [1, 2, 3].map((number) => ({ scope: 'all', page: number })),
    )
  })

  it('follows offsets and cursors to their end', async () => {
    const full = Array.from({ length: 200 }, (_, id) => ({ id }))
    const { store, calls } = against([good({ parts: full }), good({ parts: [{ id: 200 }] })])
    expect(await rowsOf(store.each.parts({}))).toHaveLength(201)
    expect(calls.map(({ url }) => inputOf(url).offset)).toEqual([0, 200])
    const problems = against([
      good({ problems: [{ row: 2 }], next: 9 }),
      good({ problems: [{ row: 3 }], next: null }),
    ])
    expect(await rowsOf(problems.store.each.importProblems({ importId: 1 }))).toHaveLength(2)
    expect(problems.calls.map(({ url }) => inputOf(url).after)).toEqual([0, 9])
  })

  it('of changes gives pages with the cursor to go on from', async () => {
    const page = (next: string, more: boolean) => good({ changes: [{ kind: 'placed' }], next, more })
    const { store, calls } = against([page('b', true), page('c', false)])
    const pages = await rowsOf(store.each.orderChanges({ after: 'a' }))
    expect(pages.map(({ next }) => next)).toEqual(['b', 'c'])
    expect(calls.map(({ url }) => inputOf(url).after)).toEqual(['a', 'b'])
  })

  it('that is empty has no row', async () => {
    const { store } = against([good({ orders: [], page: 1, pages: 0 })])
    expect(await rowsOf(store.each.orders({ scope: 'user' }))).toEqual([])
  })
})
