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

/** Opens the page at an address; the server reports this viewer. */
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

describe('the page and whoever is signed in', () => {
  it('somebody who signs in starts the search over and is known at the next first paint', async () => {
    await visit('', null)
    searchFor('hinge')
    openLogin()
    await setViewer(queryClient, bea)
    expect(currentRoute()).toMatchObject({ panel: 'search', text: '', login: false })
    expect(readHint()).toEqual({ firstname: 'Bea', role: 'company_admin' })
    expect(notices()).toEqual([])
  })

  it('somebody who signs out is back at the search, and nothing of them is kept', async () => {
    await visit('', bea)
    navigate(to('account'))
    await setViewer(queryClient, null)
    expect(currentRoute()).toMatchObject({ panel: 'search', text: '' })
    expect(readHint()).toBeNull()
    expect(stored.get(hintKey)).toBe('')
    expect(notices()).toEqual(['You have been signed out.'])
  })

  it('a guest on arrival is told nothing, also where somebody was signed in long ago', async () => {
    stored.set(hintKey, JSON.stringify({ firstname: 'Bea', role: 'user' }))
    await visit('', null)
    expect(readHint()).toBeNull()
    expect(notices()).toEqual([])
  })

  it('a sign-in link is of no use to somebody who is signed in', async () => {
    await visit('?login=1', bea)
    expect(currentRoute().login).toBe(false)
    expect(location.search).toBe('')
  })

  it('a required action that is done opens what is theirs and leaves the page as it is', async () => {
    await visit('', person(1, 'Bea', 'change_password'))
    expect(readHint()).toEqual({ firstname: 'Bea', role: 'guest' })
    searchFor('hinge')
    await setViewer(queryClient, bea)
    expect(currentRoute().text).toBe('hinge')
    expect(readHint()).toEqual({ firstname: 'Bea', role: 'company_admin' })
    expect(notices()).toEqual([])
  })

  it('another tab that signs in or out makes this one ask again', async () => {
    await visit('', bea)
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'shoppingCart' }))
    expect(invalidate).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('storage'), { key: hintKey }))
    expect(invalidate).toHaveBeenCalledTimes(1)
    expect(knownViewer(queryClient)).toEqual(bea)
  })
})

describe('who was signed in last', () => {
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"firstname":"Bea","role":"emperor"}',
    '{"role":"user"}',
    '{"firstname":7,"role":"user"}',
  ])('%j is nobody', (text) => {
    stored.set(hintKey, text)
    expect(readHint()).toBeNull()
  })
})
