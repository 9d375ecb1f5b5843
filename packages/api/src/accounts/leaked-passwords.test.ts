import { passwordProblem } from '@mullion/domain/accounts/password'
import { expect, it } from 'vitest'
import { leakedPasswords } from './leaked-passwords.ts'

const tooCommon = 'This password is too common.'

it('more than a thousand of the leaked passwords are long enough to be chosen, and all are refused', async () => {
  const leaked = await leakedPasswords()
  const choosable = [...leaked].filter((password) => password.length >= 10)
  expect(choosable.length).toBeGreaterThan(1000)
  for (const password of choosable) expect(passwordProblem(password, '', leaked), password).toBe(tooCommon)
})

it.each(['4815162342', 'Terminator', 'terminator-2026', 't3rmin4tor!!'])(
  '%s is refused',
  async (password) => {
    expect(passwordProblem(password, '')).toBeNull()
    expect(passwordProblem(password, '', await leakedPasswords())).toBe(tooCommon)
  },
)

it.each(['cold-storage-42', 'correct battery horse', 'kT7#mZ2!pQ', 'walk-in door 7'])(
  '%s is accepted',
  async (password) => {
    expect(passwordProblem(password, '', await leakedPasswords())).toBeNull()
  },
)
