import { afterEach, expect, vi } from 'vitest'

// A test that makes the product complain has found something: whatever reaches console.error or console.warn fails it.
const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

afterEach(() => {
  const said = complaints.flatMap((spy) => spy.mock.calls)
  for (const spy of complaints) spy.mockClear()
  expect(said, 'nothing was written to console.error or console.warn').toEqual([])
})
