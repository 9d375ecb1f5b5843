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
  ])('may be %s', (password) => {
    expect(passwordProblem(password, email)).toBeNull()
  })

  it('has 10 to 128 characters', () => {
    const long = Array.from({ length: 201 }, (_, at) =>
      String.fromCharCode(97 + ((at * at * 7 + at) % 26)),
    ).join('')
    expect(passwordProblem(long.slice(0, 9), email)).toBe('Use at least 10 characters.')
    expect(passwordProblem(long.slice(0, 10), email)).toBeNull()
    expect(passwordProblem(long.slice(0, 128), email)).toBeNull()
    expect(passwordProblem(long.slice(0, 129), email)).toBe('Use at most 128 characters.')
    expect(passwordProblem('', '')).toBe('Use at least 10 characters.')
    expect([minPasswordLength, maxPasswordLength]).toEqual([10, 128])
  })

  it.each([
    ['the email', email],
    ['the email in another case', 'Frank.Miller@POLAR.example'],
    ['the email with surrounding spaces', ` ${email} `],
    ['the name before the @', 'frank.miller'],
    ['the name in another case', 'FRANK.MILLER'],
  ])('must not be %s', (_title, password) => {
    expect(passwordProblem(password, email)).toBe(isEmail)
    expect(passwordProblem(password, ` ${email.toUpperCase()} `)).toBe(isEmail)
  })

  it('is not compared with an email that is still incomplete', () => {
    expect(passwordProblem('frank.miller', '')).toBeNull()
    expect(passwordProblem('frank.miller', 'frank')).toBeNull()
  })
})

describe('a password is too common', () => {
  it.each([
    [
      'when many people use it',
      [
        'iloveyousomuch',
        'MotherLode',
        'correcthorsebatterystaple',
        'a1b2c3d4e5',
        'correct-horse-battery-staple',
      ],
    ],
    ['as a word with digits', ['password123', '123password', 'Welcome2026', 'letmein1234', 'michael1985']],
    ['as a word with symbols', ['Password!!', '*sunshine*', 'Summer-2026!', 'password 1']],
    [
      'as a word in lookalike characters',
      ['p@ssw0rd12', 'P@$$w0rd!!', 'adm1n12345', 'dr4g0n2026', 'Sup3rm@n2026'],
    ],
    ['as a long word by itself', ['basketball', 'elizabeth1', 'christopher']],
    [
      'as a word from the store',
      ['mullion2026', 'Mullion1234!', 'coldstorage', 'coldstorage42', 'refrigeration1'],
    ],
    ['as one repeated character', ['aaaaaaaaaa', '          ', '!!!!!!!!!!!', '1111111112']],
    ['as a repeated piece', ['abcabcabcabc', '1212121212', 'k7Zk7Zk7Zk7', 'passwordpassword', 'xy12xy12xy']],
    [
      'as ascending or descending digits',
      ['1234567890', '0123456789', '9876543210', '0987654321', '12345678910'],
    ],
    ['as ascending or descending letters', ['abcdefghij', 'nmlkjihgfe', 'ABCDEFGHIJK']],
    [
      'as keyboard rows',
      ['qwertyuiop', 'asdfghjkl;', 'poiuytrewq', 'qwertzuiop', 'qweasdzxc123', '!@#$%^&*()'],
    ],
    ['as keyboard columns', ['1qaz2wsx3edc', 'zaq1xsw2cde3', 'qazwsxedcrfv', '1q2w3e4r5t', 'q1w2e3r4t5']],
    ['as keyboard runs with little else', ['a123456789', 'qwerty12345!', 'aa12345678z', '1234567890ab']],
    ['as repeated digits in order', ['1122334455', '111222333444', '0099887766']],
  ])('%s', (_title, passwords) => {
    for (const password of passwords) expect(passwordProblem(password, email), password).toBe(tooCommon)
  })

  it.each([
    ['a word inside a longer phrase', 'mullions on the hill'],
    ['a word split by a symbol', 'pass-the-word'],
    ['a run with three other characters', 'x12345678yz'],
    ['a piece repeated after something else', 'k7Zq9-k7Zq9x'],
    ['a good password typed twice', 'kT7#mZ2!pQkT7#mZ2!pQ'],
    ['unordered digits', '2525550142'],
  ])('but not as %s', (_title, password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

describe('the list of common passwords', () => {
  it('holds a few hundred entries in the form used for comparison', () => {
    expect(commonPasswords.size).toBeGreaterThan(300)
    for (const entry of commonPasswords) expect(entry).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})
