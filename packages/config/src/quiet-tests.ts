import { afterEach, expect, vi } from 'vitest'

// Fails every test during which anything is written to console.error or console.warn.
const consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

afterEach(() => {
  const said = consoleSpies.flatMap((spy) => spy.mock.calls)
  for (const spy of consoleSpies) spy.mockClear()
  expect(said, 'nothing was written to console.error or console.warn').toEqual([])
})
