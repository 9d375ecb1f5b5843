import { describe, expect, it } from 'vitest'
import { recoveryText, typedSecret } from './setup-secret.ts'

describe('setting up two-step verification', () => {
  it('shows the secret in groups of four', () => {
    const uri = 'otpauth://totp/Mullion:cora@house.example?secret=JBSWY3DPEHPK3PXPAB&issuer=Mullion&period=30'
    expect(typedSecret(uri)).toBe('JBSW Y3DP EHPK 3PXP AB')
  })

  it('shows no secret for a link without one', () => {
    expect(typedSecret('otpauth://totp/Mullion')).toBe('')
  })

  it('saves the recovery codes one per line, with what they are for', () => {
    expect(recoveryText('Mullion', ['aaaaa-bbbbb', 'ccccc-ddddd'])).toBe(
      'Recovery codes for Mullion\n' +
        'Each code works once, without the authenticator app.\n\naaaaa-bbbbb\nccccc-ddddd\n',
    )
  })
})
