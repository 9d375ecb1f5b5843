import type { Window } from 'happy-dom'
import * as React from 'react'
import { afterAll, vi } from 'vitest'

// React remembers where each element was created, for the stacks in its warnings, until it has remembered too many.
// Any warning fails a test, and remembering takes a tenth of its time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
})

const home = 'http://localhost:3000/'
const listening = vi.spyOn(window, 'addEventListener')

// The test files of a worker share React, Mantine and one window. After each file, this drops what it left there:
// the state in our modules, listeners, elements, stored values and the address.
afterAll(() => {
  vi.resetModules()
  for (const [type, listener, options] of listening.mock.calls) {
    window.removeEventListener(type, listener, options)
  }
  listening.mockRestore()
  document.body.replaceChildren()
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  const { happyDOM } = window as unknown as Pick<Window, 'happyDOM'>
  happyDOM.setURL(home)
})
