import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isCommonPassword, maxPasswordLength, minPasswordLength, passwordProblem } from './password.ts'

const email = 'frank.miller@polar.example'
const tooCommon = 'This password is too common.'
const isEmail = 'Your password can’t be your email address.'

describe('a new password', () => {
  it.each([
    'cold-storage-42',
    'correct battery horse',
    'stuffed-peppers',
    'kT7#mZ2!pQ',
    'my dog eats gaskets',
    'thequickbrownfox',
    'walk-in door 7',
    'Frank.Miller.Polar',
    'Türdichtung½″',
    '密码密码是很长的秘密呢',
    'aaax9Q!w2Lmx9Q!w2Lm, the end',
  ])('%s may be used', (password) => {
    expect(passwordProblem(password, email)).toBeNull()
  })

  it('has 10 to 200 characters', () => {
    const long = Array.from({ length: 201 }, (_, at) =>
      String.fromCharCode(97 + ((at * at * 7 + at) % 26)),
    ).join('')
    expect(passwordProblem(long.slice(0, 9), email)).toBe('Use at least 10 characters.')
    expect(passwordProblem(long.slice(0, 10), email)).toBeNull()
    expect(passwordProblem(long.slice(0, 200), email)).toBeNull()
    expect(passwordProblem(long, email)).toBe('Use at most 200 characters.')
    expect(passwordProblem('', '')).toBe('Use at least 10 characters.')
    expect([minPasswordLength, maxPasswordLength]).toEqual([10, 200])
  })

  it.each([
    ['the address', email],
    ['the address in other letters', 'Frank.Miller@POLAR.example'],
    ['the address with spaces around', ` ${email} `],
    ['the name before the @', 'frank.miller'],
    ['the name in other letters', 'FRANK.MILLER'],
  ])('is not %s', (_title, password) => {
    expect(passwordProblem(password, email)).toBe(isEmail)
    expect(passwordProblem(password, ` ${email.toUpperCase()} `)).toBe(isEmail)
  })

  it('may come before the address is typed', () => {
    expect(passwordProblem('frank.miller', '')).toBeNull()
    expect(passwordProblem('frank.miller', 'frank')).toBeNull()
  })
})

describe('a password is too common', () => {
  it.each([
    [
      'when many have it',
      [
        'iloveyousomuch',
        'MotherLode',
        'correcthorsebatterystaple',
        'a1b2c3d4e5',
        'correct-horse-battery-staple',
      ],
    ],
    ['as a word with digits', ['password123', '123password', 'Welcome2026', 'letmein1234', 'michael1985']],
    ['as a word with signs', ['Password!!', '*sunshine*', 'Summer-2026!', 'password 1']],
    ['as a word in lookalikes', ['p@ssw0rd12', 'P@$$w0rd!!', 'adm1n12345', 'dr4g0n2026', 'Sup3rm@n2026']],
    ['as a long word alone', ['basketball', 'elizabeth1', 'christopher']],
    [
      'as a word of the store',
      ['mullion2026', 'Mullion1234!', 'coldstorage', 'coldstorage42', 'refrigeration1'],
    ],
    ['as one character', ['aaaaaaaaaa', '          ', '!!!!!!!!!!!', '1111111112']],
    [
      'as a piece over and over',
      ['abcabcabcabc', '1212121212', 'k7Zk7Zk7Zk7', 'passwordpassword', 'xy12xy12xy'],
    ],
    ['as digits that go up or down', ['1234567890', '0123456789', '9876543210', '0987654321', '12345678910']],
    ['as letters that go up or down', ['abcdefghij', 'nmlkjihgfe', 'ABCDEFGHIJK']],
    [
      'as rows of keys',
      ['qwertyuiop', 'asdfghjkl;', 'poiuytrewq', 'qwertzuiop', 'qweasdzxc123', '!@#$%^&*()'],
    ],
    ['as columns of keys', ['1qaz2wsx3edc', 'zaq1xsw2cde3', 'qazwsxedcrfv', '1q2w3e4r5t', 'q1w2e3r4t5']],
    ['as runs of keys with little beside', ['a123456789', 'qwerty12345!', 'aa12345678z', '1234567890ab']],
    ['as digits in pairs', ['1122334455', '111222333444', '0099887766']],
  ])('%s', (_title, passwords) => {
    for (const password of passwords) expect(passwordProblem(password, email), password).toBe(tooCommon)
  })

  it.each([
    ['a word within more', 'mullions on the hill'],
    ['a word broken by a sign', 'pass-the-word'],
    ['a run with three characters beside it', 'x12345678yz'],
    ['a piece that comes again after something else', 'k7Zq9-k7Zq9x'],
    ['a piece that is a password itself, twice', 'kT7#mZ2!pQkT7#mZ2!pQ'],
    ['digits in no order', '2525550142'],
  ])('but not with %s', (_title, password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

describe('the list', () => {
  it('holds a few hundred, each in the form that a password is compared in', () => {
    expect(commonPasswords.size).toBeGreaterThan(300)
    for (const entry of commonPasswords) expect(entry).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})
