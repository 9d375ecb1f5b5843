import { describe, expect, it } from 'vitest'
import { readCode } from './read-code.ts'

describe('a typed code', () => {
  it.each([
    ['123456', 'app', '123456'],
    ['123 456', 'app', '123456'],
    [' 123456 ', 'app', '123456'],
    ['h8sR7-POr7X', 'recovery', 'h8sR7-POr7X'],
    [' h8sR7-POr7X ', 'recovery', 'h8sR7-POr7X'],
  ] as const)('%j is accepted as a code of the type %s', (text, kind, code) => {
    expect(readCode(text, kind)).toEqual({ code })
  })

  it.each(['', '12345', '1234567', '12a456'])('%j is rejected as an app code', (text) => {
    expect(readCode(text, 'app').problem).toBe('Enter the six-digit code.')
  })

  it.each(['', 'short', '123456', 'two words here'])('%j is rejected as a recovery code', (text) => {
    expect(readCode(text, 'recovery').problem).toBe('Enter one of your recovery codes.')
  })
})
