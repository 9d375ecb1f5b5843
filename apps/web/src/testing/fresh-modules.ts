import { afterAll, vi } from 'vitest'

// The test files of a worker share libraries and globals. After each file, this drops the state in our modules and the
// globals and timers that it replaced.
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
