import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '../database-unavailable.ts'
import { withReconnect } from './postgres-connection.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })
const wrapped = (cause: Error) => new Error('Failed query', { cause })
const always = () => true
const never = () => false

/** Work that fails with each error in turn, then resolves; counts its runs. */
function failingWith(...errors: readonly Error[]) {
  const work = {
    runs: 0,
    async run() {
      const error = errors[work.runs++]
      if (error) throw error
      return 'done'
    },
  }
  return work
}

describe('work on a PostgreSQL connection', () => {
  it.each([
    failure('Connection terminated unexpectedly'),
    failure('terminating connection due to administrator command', '57P01'),
    failure('Client has encountered a connection error and is not queryable'),
    failure('connect ECONNREFUSED', 'ECONNREFUSED'),
    failure('deadlock detected', '40P01'),
    wrapped(failure('read ECONNRESET', 'ECONNRESET')),
  ])('is retried after %s', async (error) => {
    const work = failingWith(error, error)
    expect(await withReconnect(work.run, always)).toBe('done')
    expect(work.runs).toBe(3)
  })

  it('is not retried when it may have been committed', async () => {
    const work = failingWith(failure('Connection terminated unexpectedly'))
    await expect(withReconnect(work.run, never)).rejects.toSatisfy(isDatabaseUnavailable)
    expect(work.runs).toBe(1)
  })

  it.each([
    failure('canceling statement due to statement timeout', '57014'),
    failure('canceling statement due to lock timeout', '55P03'),
    failure('timeout exceeded when trying to connect'),
    wrapped(failure('sorry, too many clients already', '53300')),
  ])('is not retried when the database is overloaded: %s', async (error) => {
    const work = failingWith(error)
    await expect(withReconnect(work.run, always)).rejects.toSatisfy(isDatabaseUnavailable)
    expect(work.runs).toBe(1)
  })

  it('gives up when no connection can be made', async () => {
    const work = failingWith(...Array.from({ length: 9 }, () => failure('refused', 'ECONNREFUSED')))
    await expect(withReconnect(work.run, always)).rejects.toSatisfy(isDatabaseUnavailable)
    expect(work.runs).toBe(5)
  })

  it('fails with the original error otherwise', async () => {
    const work = failingWith(failure('duplicate key value', '23505'))
    await expect(withReconnect(work.run, always)).rejects.toThrow('duplicate key value')
    expect(work.runs).toBe(1)
  })
})
