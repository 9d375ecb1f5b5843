import { knownViewer, setViewer } from '@mullion/client/accounts/viewer'
import type { Viewer } from '@mullion/domain/accounts/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../lib/notices.state.ts'
import { stubStorage } from '../../lib/testing/storage.ts'
import { currentRoute, followAddress, navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'
import { openLogin, searchFor } from '../navigation/testing/actions.ts'
import { queryClient } from './query-client.ts'
import { followSession } from './session.ts'
import { hintKey, readHint } from './viewer-hint.ts'

function person(id: number, firstname: string, requiredAction: Viewer['requiredAction'] = null): Viewer {
  const user = { id, firstname, role: 'company_admin', company: { id: 7 } } as Viewer['user']
  return { user, requiredAction, secondFactor: false, analytics: false }
}
const bea = person(1, 'Bea')

let stored: Map<string, string>
let window: EventTarget & { scrollTo: () => void }
let stop = () => {}
const notices = () => noticesState.list.map(({ text }) => text)

async function visit(query: string, viewer: Viewer | null) {
  const place = { pathname: '/', search: query, hash: '' }
  const go = (_state: unknown, _: string, url?: string) => {
    place.search = url?.slice(1) ?? place.search
  }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', { state: null, pushState: go, replaceState: go })
  const stopAddress = followAddress()
  const stopSession = followSession()
  stop = () => {
    stopSession()
    stopAddress()
  }
  queryClient.setQueryData([['accounts', 'session', 'viewer'], { type: 'query' }], viewer)
}

beforeEach(() => {
  window = Object.assign(new EventTarget(), { scrollTo: () => {} })
  vi.stubGlobal('window', window)
  stored = stubStorage('localStorage')
  stubStorage('sessionStorage')
  noticesState.list = []
})

afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the session', () => {
  it('starts the search over on sign-in, and remembers the user for the next first paint', async () => {
    await visit('', null)
    searchFor('hinge')
    openLogin()
    await setViewer(queryClient, bea)
    expect(currentRoute()).toMatchObject({ panel: 'search', text: '', login: false })
    expect(readHint()).toEqual({ firstname: 'Bea', role: 'company_admin' })
    expect(notices()).toEqual([])
  })

  it('returns to the search on sign-out, and forgets the user', async () => {
    await visit('', bea)
    navigate(to('account'))
    await setViewer(queryClient, null)
    expect(currentRoute()).toMatchObject({ panel: 'search', text: '' })
    expect(readHint()).toBeNull()
    expect(stored.get(hintKey)).toBe('')
    expect(notices()).toEqual(['You have been signed out.'])
  })

  it('shows no notice to a guest who arrives, even if a user was signed in long ago', async () => {
    stored.set(hintKey, JSON.stringify({ firstname: 'Bea', role: 'user' }))
    await visit('', null)
    expect(readHint()).toBeNull()
    expect(notices()).toEqual([])
  })

  it('ignores a sign-in link when a user is signed in', async () => {
    await visit('?login=1', bea)
    expect(currentRoute().login).toBe(false)
    expect(location.search).toBe('')
  })

  it('restores the user’s role after a required action, without changing the page', async () => {
    await visit('', person(1, 'Bea', 'change_password'))
    expect(readHint()).toEqual({ firstname: 'Bea', role: 'guest' })
    searchFor('hinge')
    await setViewer(queryClient, bea)
    expect(currentRoute().text).toBe('hinge')
    expect(readHint()).toEqual({ firstname: 'Bea', role: 'company_admin' })
    expect(notices()).toEqual([])
  })

  it('ends in this tab too when another tab signs out', async () => {
    await visit('', bea)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: hintKey, newValue: '' }))
    await expect.poll(() => knownViewer(queryClient)).toBeNull()
    expect(notices()).toEqual(['You have been signed out.'])
  })

  it('is only asked for here when another tab finds it expired, since this tab may hold what was typed', async () => {
    stored.set(hintKey, JSON.stringify({ firstname: 'Bea', role: 'user' }))
    await visit('', null)
    expect(stored.has(hintKey)).toBe(false)
    stop()
    queryClient.clear()
    await visit('', bea)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: hintKey, newValue: null }))
    expect(knownViewer(queryClient)).toEqual(bea)
    expect(notices()).toEqual([])
  })

  it('says who is signed in now when another person is', async () => {
    await visit('', bea)
    await setViewer(queryClient, person(2, 'Stan'))
    expect(notices()).toEqual(['Stan is signed in now.'])
  })

  it('is refetched when another tab signs in or out', async () => {
    await visit('', bea)
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'shoppingCart' }))
    expect(invalidate).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('storage'), { key: hintKey }))
    expect(invalidate).toHaveBeenCalledTimes(1)
    expect(knownViewer(queryClient)).toEqual(bea)
  })
})

describe('the remembered user', () => {
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"firstname":"Bea","role":"emperor"}',
    '{"role":"user"}',
    '{"firstname":7,"role":"user"}',
  ])('is nobody when the saved value is %j', (text) => {
    stored.set(hintKey, text)
    expect(readHint()).toBeNull()
  })
})
