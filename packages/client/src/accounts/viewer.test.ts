import { signedOut } from '@mullion/domain/accounts/account-errors'
import type { Viewer } from '@mullion/domain/accounts/session'
import { AppError } from '@mullion/domain/error'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { trpc } from '../trpc.ts'
import {
  believedUser,
  followViewer,
  handleSessionError,
  type KnownViewer,
  knownViewer,
  setViewer,
} from './viewer.ts'

const viewerKey = getQueryKey(trpc.accounts.session.viewer, undefined, 'query')
const pricesKey = ['prices']

function viewer(id: number, change: Partial<Viewer> = {}): Viewer {
  const user = { id, role: 'user', company: { id: 7 } } as Viewer['user']
  return { user, requiredAction: null, secondFactor: false, analytics: false, ...change }
}

const bea = viewer(1)
const stan = viewer(2)
let stop = () => {}

/** A page with a viewer, visible prices, and a record of every change. */
function page({
  answers = [null] as readonly KnownViewer[],
  prices = async (): Promise<string> => 'prices',
} = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const changes: unknown[] = []
  const left = [...answers]
  const ask = vi.fn((): KnownViewer | Promise<never> => {
    const answer = left.length > 1 ? left.shift() : left[0]
    return answer === undefined ? new Promise(() => {}) : answer
  })
  const priced = vi.fn(prices)
  const ends = [
    followViewer(queryClient, (now, before) =>
      changes.push([before?.user.id ?? before, now?.user.id ?? now]),
    ),
    new QueryObserver(queryClient, { queryKey: viewerKey, queryFn: ask }).subscribe(() => {}),
    new QueryObserver(queryClient, { queryKey: pricesKey, queryFn: priced }).subscribe(() => {}),
  ]
  stop = () => {
    for (const end of ends) end()
    queryClient.clear()
  }
  const known = () => expect.poll(() => knownViewer(queryClient)).not.toBeUndefined()
  return { queryClient, changes, ask, priced, known }
}

afterEach(() => stop())

describe('tracking who is signed in', () => {
  it("drops guest prices on sign-in and loads the user's own", async () => {
    const { queryClient, changes, priced, known } = page()
    await known()
    await expect.poll(() => queryClient.getQueryData(pricesKey)).toBe('prices')
    await setViewer(queryClient, bea)
    expect(queryClient.getQueryData(pricesKey)).toBeUndefined()
    await expect.poll(() => priced).toHaveBeenCalledTimes(2)
    expect(changes).toEqual([
      [undefined, null],
      [null, 1],
    ])
  })

  it('drops off-screen data on sign-out', async () => {
    const { queryClient, known } = page({ answers: [bea] })
    await known()
    queryClient.setQueryData(['addresses'], ['18 Harbor Street'])
    await setViewer(queryClient, null)
    expect(queryClient.getQueryData(['addresses'])).toBeUndefined()
  })

  it('never shows the next viewer an answer that the previous one requested', async () => {
    const late = Promise.withResolvers<string>()
    const answers = [late.promise, 'prices of a guest']
    const { queryClient, known } = page({
      answers: [bea],
      prices: async () => answers.shift() ?? '',
    })
    await known()
    await setViewer(queryClient, null)
    late.resolve('prices of Bea')
    await expect.poll(() => queryClient.getQueryData(pricesKey)).toBe('prices of a guest')
    await new Promise((settled) => setTimeout(settled))
    expect(queryClient.getQueryData(pricesKey)).toBe('prices of a guest')
  })

  it("loads the user's own prices when they sign in before the viewer is known", async () => {
    const { queryClient, priced } = page({ answers: [undefined] })
    await setViewer(queryClient, bea)
    expect(knownViewer(queryClient)).toEqual(bea)
    await expect.poll(() => priced).toHaveBeenCalledTimes(2)
  })

  it('drops nothing on the first answer, since everything came with the same cookie', async () => {
    const { queryClient, changes, priced, known } = page({ answers: [bea] })
    await known()
    await expect.poll(() => queryClient.getQueryData(pricesKey)).toBe('prices')
    expect(priced).toHaveBeenCalledTimes(1)
    expect(changes).toEqual([[undefined, 1]])
  })

  it('notices another user behind the same cookie, and a completed required action', async () => {
    const { queryClient, changes, known } = page({
      answers: [viewer(1, { requiredAction: 'change_password' }), bea, stan, stan],
    })
    await known()
    for (const _ of [1, 2, 3]) await queryClient.invalidateQueries({ queryKey: viewerKey })
    expect(changes).toEqual([
      [undefined, 1],
      [1, 1],
      [1, 2],
    ])
  })

  it('keeps a user who was signed out, and repeats what was refused once they are back', async () => {
    let lost = false
    const prices = async () => {
      if (lost) throw signedOut(false)
      return 'prices'
    }
    const { queryClient, ask, changes, priced, known } = page({ answers: [bea], prices })
    await known()
    await expect.poll(() => queryClient.getQueryData(pricesKey)).toBe('prices')
    lost = true
    ask.mockImplementation(() => Promise.reject(signedOut(false)))
    await queryClient.invalidateQueries({ queryKey: pricesKey })
    handleSessionError(queryClient, signedOut(false))
    await expect.poll(() => queryClient.getQueryState(viewerKey)?.status).toBe('error')
    const asked = ask.mock.calls.length
    handleSessionError(queryClient, signedOut(false))
    expect([knownViewer(queryClient), queryClient.getQueryData(pricesKey)]).toEqual([bea, 'prices'])
    expect([believedUser(queryClient), ask.mock.calls.length]).toEqual(['1', asked])
    lost = false
    await setViewer(queryClient, bea)
    await expect.poll(() => priced).toHaveBeenCalledTimes(3)
    expect(queryClient.getQueryState(pricesKey)?.status).toBe('success')
    expect(changes).toEqual([[undefined, 1]])
  })

  it('says to the server who it believes is signed in, once it knows', async () => {
    const { queryClient, known } = page({ answers: [null] })
    expect(believedUser(queryClient)).toBeNull()
    await known()
    expect(believedUser(queryClient)).toBe('guest')
    await setViewer(queryClient, bea)
    expect(believedUser(queryClient)).toBe('1')
  })

  it('asks who is signed in after a refusal that requires signing in', async () => {
    const { queryClient, changes, known } = page({ answers: [bea, null] })
    await known()
    handleSessionError(
      queryClient,
      new AppError('unauthenticated', 'accounts.sign_in_needed', 'Please sign in first.'),
    )
    await expect.poll(() => changes.at(-1)).toEqual([1, null])
  })

  it.each([
    ['a wrong password', bea, 'accounts.sign_in_refused'],
    ['a guest being asked to sign in', null, 'accounts.sign_in_needed'],
  ])('does not ask who is signed in again after %s', async (_, who, code) => {
    const { queryClient, ask, known } = page({ answers: [who] })
    await known()
    handleSessionError(queryClient, new AppError('unauthenticated', code, 'No.'))
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
