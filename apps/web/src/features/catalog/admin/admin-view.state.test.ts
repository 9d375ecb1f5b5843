import type { AccountRole } from '@mullion/domain/accounts/actor'
import type { Viewer } from '@mullion/domain/accounts/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../lib/testing/storage.ts'
import { adminViewFor } from './use-admin-view.ts'

beforeEach(() => {
  stubStorage('localStorage')
})

afterEach(() => vi.unstubAllGlobals())

async function visit() {
  vi.resetModules()
  return import('./admin-view.state.ts')
}

function viewer(role: AccountRole, requiredAction: Viewer['requiredAction'] = null): Viewer {
  return { user: { id: 1, role } as Viewer['user'], requiredAction, secondFactor: false, analytics: false }
}

describe('the admin view', () => {
  it('is off at first and remembered', async () => {
    const { adminViewState, turnAdminView } = await visit()
    expect(adminViewState.on).toBe(false)
    turnAdminView(true)
    expect(adminViewState.on).toBe(true)
    const next = await visit()
    expect(next.adminViewState.on).toBe(true)
    next.turnAdminView(false)
    expect((await visit()).adminViewState.on).toBe(false)
  })

  it.each(['super_admin', 'frank_admin'] as const)('is offered to a %s', (role) => {
    expect(adminViewFor({ viewer: viewer(role), enabled: true })).toEqual({ offered: true, on: true })
    expect(adminViewFor({ viewer: viewer(role), enabled: false })).toEqual({ offered: true, on: false })
  })

  it.each([
    ['a guest', null],
    ['a buyer', viewer('user')],
    ['a company admin', viewer('company_admin')],
    ['counter staff', viewer('frank_user')],
    ['an administrator with a required action', viewer('super_admin', 'change_password')],
  ])('is not available to %s, whatever the browser saved', (_, who) => {
    expect(adminViewFor({ viewer: who, enabled: true })).toEqual({ offered: false, on: false })
  })

  it('is undecided while it is on and the viewer is unknown', () => {
    expect(adminViewFor({ viewer: undefined, enabled: true })).toEqual({ offered: false, on: null })
    expect(adminViewFor({ viewer: undefined, enabled: false })).toEqual({ offered: false, on: false })
  })
})
