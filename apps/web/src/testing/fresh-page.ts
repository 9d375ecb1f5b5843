import type { Window } from 'happy-dom'
import { afterAll, vi } from 'vitest'

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
