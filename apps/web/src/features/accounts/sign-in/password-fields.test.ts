import { samePasswordText } from '@mullion/domain/accounts/password'
import { describe, expect, it } from 'vitest'
import { newPasswordProblems, noPasswords, passwordHint } from './password-fields.ts'

const email = 'bea@arctic.example'
const good = 'seven walk-in coolers'
const own = { email, needsOld: true }

describe('the new password form', () => {
  it('requires all three fields', () => {
    expect(newPasswordProblems(noPasswords, own)).toEqual({
      oldPassword: 'This field is required.',
      newPassword: 'This field is required.',
      confirmPassword: 'This field is required.',
    })
  })

  it('needs no old password with an emailed link', () => {
    const typed = { ...noPasswords, newPassword: good, confirmPassword: good }
    expect(newPasswordProblems(typed, { email: '', needsOld: false })).toEqual({})
  })

  it('says when the new passwords do not match', () => {
    const typed = { oldPassword: 'x', newPassword: good, confirmPassword: `${good}!` }
    expect(newPasswordProblems(typed, own)).toEqual({ confirmPassword: 'New passwords do not match.' })
  })

  it.each([
    ['too short', 'coolers', 'Use at least 10 characters.'],
    ['the email address', 'Bea@Arctic.example', 'Your password can’t be your email address.'],
    ['common', 'password1234', 'This password is too common.'],
  ])('rejects a password that is %s', (_, newPassword, text) => {
    const typed = { oldPassword: 'x', newPassword, confirmPassword: newPassword }
    expect(newPasswordProblems(typed, own)).toEqual({ newPassword: text })
    expect(passwordHint(typed, email)).toEqual({ text, good: false })
  })
})

it('a new password equal to the old one is rejected before it is sent', () => {
  const typed = { oldPassword: good, newPassword: good, confirmPassword: good }
  expect(newPasswordProblems(typed, own)).toEqual({ newPassword: samePasswordText })
  expect(passwordHint(typed, email).good).toBe(false)
})

describe('the new password hint', () => {
  it('lists the rules before anything is typed', () => {
    expect(passwordHint(noPasswords, email).text).toMatch(/^At least 10 characters/)
  })

  it('says when the password is acceptable', () => {
    expect(passwordHint({ oldPassword: 'x', newPassword: good }, email)).toEqual({
      text: 'Strong enough.',
      good: true,
    })
  })
})
