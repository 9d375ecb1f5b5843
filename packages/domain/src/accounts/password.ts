import { commonPasswords } from './common-passwords.ts'

export const minPasswordLength = 10
/** Of a new password; longer ones from before still sign in. */
export const maxPasswordLength = 128
export const samePasswordText = 'Your new password must be different from the current one.'

/** Keyboard rows, columns and zigzags, the alphabet and the digits: sequences that are easy to guess. */
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890-=',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((run) => [run, [...run].reverse().join('')])
const minRun = 3
/** A password made of runs plus this many other characters still counts as common. */
const maxStrays = 2
const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

/**
 * Returns what is wrong with a new password, as text for the user; null if it is acceptable. `alsoCommon` are more
 * passwords in lower case, for a server that has a longer list than a browser should load.
 */
export function passwordProblem(
  password: string,
  email: string,
  alsoCommon: ReadonlySet<string> = commonPasswords,
): string | null {
  if (password.length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`
  if (password.length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`
  if (isEmail(password, email)) return 'Your password can’t be your email address.'
  const isCommon = isCommonPassword(password) || isListed(password.toLowerCase(), alsoCommon)
  return isCommon ? 'This password is too common.' : null
}

/** True for easily guessed passwords: well-known ones, a common word with digits, repetitions, keyboard runs. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return isListed(lower, commonPasswords) || isRepetition(lower) || isRun(lower)
}

function isEmail(password: string, email: string): boolean {
  const [lower, address] = [password.trim().toLowerCase(), email.trim().toLowerCase()]
  return lower === address || lower === address.split('@')[0]
}

function isListed(password: string, list: ReadonlySet<string>): boolean {
  const word = password.replace(/^[\d\s\p{P}\p{S}]+|[\d\s\p{P}\p{S}]+$/gu, '')
  const readable = word.replace(/[@4310$5]/g, (sign) => lookalikes[sign] ?? sign)
  return [password, word, readable].some((form) => list.has(form))
}

/** True if the password repeats a piece that is itself too short for a password. */
function isRepetition(password: string): boolean {
  for (let size = 1; size < minPasswordLength && size * 2 <= password.length; size += 1) {
    if (password.startsWith(password.slice(size))) return true
  }
  return false
}

function isRun(password: string): boolean {
  const text = password.replace(/(.)\1+/gsu, '$1')
  let strays = 0
  for (let at = 0; at < text.length; ) {
    const length = runLengthAt(text, at)
    if (length < minRun) strays += 1
    at += length < minRun ? 1 : length
  }
  return strays <= maxStrays
}

function runLengthAt(text: string, start: number): number {
  let end = start
  while (end < text.length && runs.some((run) => run.includes(text.slice(start, end + 1)))) end += 1
  return end - start
}
