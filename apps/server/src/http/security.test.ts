import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

describe('the security headers of the page', () => {
  it('allow scripts from the store only, and forbid framing', async () => {
    await using shop = await openTestApp()
    const { headers } = await shop.get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).toMatch(/object-src 'none'/)
    expect(policy).toMatch(/base-uri 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
  it('also allow reCAPTCHA’s scripts in a store that uses it, from its address', async () => {
    await using shop = await openTestApp({ app: { captchaUrl: 'https://www.recaptcha.net' } })
    const policy = (await shop.get('/')).headers.get('content-security-policy') ?? ''
    const from = 'https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/'
    expect(policy).toContain(`script-src 'self' ${from};`)
    expect(policy).toContain(`frame-src ${from};`)
  })
})
