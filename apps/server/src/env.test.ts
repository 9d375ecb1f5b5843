import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { warningsOf } from './settings/reach.ts'

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret of thirty-two characters or more',
  SITE_URL: 'https://parts.example',
}

describe('the environment settings', () => {
  it('all have defaults', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', MULLION_DEMO: false })
    expect(readEnv({}).DATABASE_URL).toMatch(/^sqlite:.*mullion\.db$/)
  })

  it('treat an empty value as unset', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' }).PORT).toBe(3000)
  })

  it('list every invalid variable in one message', () => {
    const wrong = () => readEnv({ PORT: 'many', STORE_ORIGIN_ZIP: '2857', DATABASE_URL: 'mysql://x' })
    expect(wrong).toThrow(
      /PORT: .*\n.*DATABASE_URL: must start with[^\n]*\n.*STORE_ORIGIN_ZIP: must be five digits/,
    )
  })

  it('limit the name of the store, which has to fit into pages, subjects and documents', () => {
    const name = 'D'.repeat(80)
    expect(readEnv({ STORE_NAME: name }).STORE_NAME).toBe(name)
    expect(() => readEnv({ STORE_NAME: `${name}.` })).toThrow(/STORE_NAME: must have at most 80 characters/)
  })

  const reachable = [
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { SITE_URL: 'https://parts.example' },
    { TRUST_PROXY: 'true' },
  ]

  it.each(reachable)('refuse a publicly reachable demo unless it is explicitly allowed: %j', (reach) => {
    const demo = { ...reach, MULLION_DEMO: 'true', SANDBOX_PAYMENTS_ALLOWED: 'true' }
    expect(() => readEnv(demo)).toThrow(/MULLION_DEMO: .*MULLION_DEMO_ANYWHERE=true/)
    expect(readEnv({ ...demo, MULLION_DEMO_ANYWHERE: 'true' }).MULLION_DEMO).toBe(true)
  })

  it.each(reachable)(
    'refuse sandbox payments in a publicly reachable store unless explicitly allowed: %j',
    (reach) => {
      const store = { ...production, NODE_ENV: 'development', ...reach }
      expect(() => readEnv(store)).toThrow(/SANDBOX_PAYMENTS_ALLOWED/)
      expect(readEnv({ ...store, SANDBOX_PAYMENTS_ALLOWED: 'true' }).SANDBOX_PAYMENTS_ALLOWED).toBe(true)
      const demo = { ...reach, MULLION_DEMO: 'true', MULLION_DEMO_ANYWHERE: 'true' }
      expect(() => readEnv(demo)).toThrow(/SANDBOX_PAYMENTS_ALLOWED/)
    },
  )

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'allow a demo to use a loopback URL: %s',
    (SITE_URL) => {
      expect(readEnv({ MULLION_DEMO: 'true', SITE_URL }).SITE_URL).toBe(SITE_URL)
    },
  )

  it('refuse a demonstration with EBizCharge, except with a simulator on the same machine', () => {
    const demo = {
      MULLION_DEMO: 'true',
      ...{ EBIZCHARGE_SUBSCRIPTION_KEY: 'a', EBIZCHARGE_SECURITY_ID: 'b' },
      ...{ EBIZCHARGE_USER_ID: 'c', EBIZCHARGE_PASSWORD: 'd' },
    }
    expect(() => readEnv(demo)).toThrow(/MULLION_DEMO: /)
    expect(() => readEnv({ ...demo, MULLION_DEMO: 'false' })).not.toThrow()
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      expect(() => readEnv({ ...demo, EBIZCHARGE_URL: `http://${host}:4010/v1` })).not.toThrow()
    }
  })

  it('refuse a lease of payments that ends before they can be looked up, and no time limit at all', () => {
    expect(() => readEnv({ PAYMENT_LEASE_MS: '60000' })).toThrow(/PAYMENT_LEASE_MS: .*30000/)
    expect(() => readEnv({ PAYMENT_LEASE_MS: '60001' })).not.toThrow()
    expect(() => readEnv({ PAYMENT_TIMEOUT_MS: '0' })).toThrow(/PAYMENT_TIMEOUT_MS: /)
  })

  it('require a secret and an HTTPS URL for a production store', () => {
    expect(() =>
      readEnv({ ...production, SANDBOX_PAYMENTS_ALLOWED: 'true', SITE_URL: 'http://parts.example' }),
    ).toThrow(/SITE_URL: .*https/)
    expect(() => readEnv({ SITE_URL: 'javascript:alert(1)' })).toThrow(/SITE_URL/)
    expect(() => readEnv({ HOST: '0.0.0.0' })).toThrow(/AUTH_SECRET[\s\S]*SITE_URL/)
    const bare = { NODE_ENV: 'production', SANDBOX_PAYMENTS_ALLOWED: 'true' }
    expect(() => readEnv(bare)).toThrow(/AUTH_SECRET: [^\n]*\n.*SITE_URL: /)
  })

  it.each(['a'.repeat(32), 'abab'.repeat(12), '1234567'.repeat(6)])(
    'refuse a secret that repeats a few characters: %s',
    (secret) => {
      expect(() => readEnv({ AUTH_SECRET: secret })).toThrow(/AUTH_SECRET: must be random/)
      expect(() => readEnv({ BOT_CHECK_SECRET: secret })).toThrow(/BOT_CHECK_SECRET: must be random/)
    },
  )

  describe('for a publicly reachable store', () => {
    const store = { ...production, SANDBOX_PAYMENTS_ALLOWED: 'true' }
    const own = {
      STORE_NAME: 'Frost Doors',
      STORE_PHONE: '(555) 555-0100',
      STORE_EMAIL: 'parts@frost.example',
      STORE_ADDRESS: '1 Cold Street',
    }
    const named = (values: Record<string, string>) =>
      warningsOf(readEnv(values)).map((text) => text.slice(0, text.indexOf(':')))

    it('produce warnings when it has no mail server or still uses the demo’s store details', () => {
      expect(named(store)).toEqual(['SMTP_URL', 'STORE_NAME, STORE_PHONE, STORE_EMAIL, STORE_ADDRESS'])
      expect(named({ ...store, ...own, STORE_PHONE: '' })).toEqual(['SMTP_URL', 'STORE_PHONE'])
      expect(named({ ...store, ...own, SMTP_URL: 'smtp://mail.example' })).toEqual([])
    })

    it('produce no warnings for a demo or a store reachable only from its own machine', () => {
      expect(named({})).toEqual([])
      expect(named({ ...store, MULLION_DEMO: 'true', MULLION_DEMO_ANYWHERE: 'true' })).toEqual([])
    })

    it('are refused when mail would be sent from the demo’s email address', () => {
      const mailing = { ...store, SMTP_URL: 'smtp://mail.example' }
      expect(() => readEnv(mailing)).toThrow(/STORE_EMAIL: /)
      expect(readEnv({ ...mailing, STORE_EMAIL: own.STORE_EMAIL }).SMTP_URL).toBe('smtp://mail.example')
    })
  })

  it('define office hours and their time zone', () => {
    const { STORE_HOURS, STORE_TIME_ZONE } = readEnv({
      STORE_HOURS: '9AM to 1PM, Saturday',
      STORE_TIME_ZONE: 'America/Denver',
    })
    expect(STORE_HOURS).toEqual({ days: ['Saturday'], openMinute: 540, closeMinute: 780 })
    expect(STORE_TIME_ZONE).toBe('America/Denver')
    const wrong = { STORE_HOURS: '9AM to 1PM MST, Saturdays', STORE_TIME_ZONE: 'Newport' }
    expect(() => readEnv(wrong)).toThrow(
      /STORE_HOURS: must be written as 8AM to 4:30PM, Monday to Friday [^\n]*\n.*STORE_TIME_ZONE: must be/,
    )
  })

  it('name the days on which the store does not ship', () => {
    const closedOn = (days: string) => readEnv({ STORE_CLOSED_DAYS: days }).STORE_CLOSED_DAYS
    expect(closedOn("Christmas, New Year's Day")).toEqual(['Christmas', 'New Year’s Day'])
    expect(closedOn('None')).toEqual([])
    expect(() => closedOn('Christmas, Boxing Day')).toThrow(
      /STORE_CLOSED_DAYS: must be None, or some of these .*Memorial Day/,
    )
  })

  it.each([
    ['America/New_York', 'America/New_York'],
    ['america/denver', 'America/Denver'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['US/Eastern', 'America/New_York'],
    ['utc', 'UTC'],
  ])('read the time zone %s as %s', (name, timeZone) => {
    // A time zone can have two names; the runtime prefers one of them.
    const { STORE_TIME_ZONE } = readEnv({ STORE_TIME_ZONE: name })
    const known = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
    expect(STORE_TIME_ZONE).toBe(known)
  })

  it.each(['EST', 'EST5EDT', '-0500', '+05:30', 'GMT', 'New York', 'America/Newport', '/', 'America/'])(
    'refuse the time zone %s',
    (name) => {
      expect(() => readEnv({ STORE_TIME_ZONE: name })).toThrow(
        'STORE_TIME_ZONE: must be a time zone by area and city, such as America/New_York, or UTC',
      )
    },
  )

  it.each(['8AM to 4:30PM EST, Monday to Friday', '8am to 4:30pm, Monday to Friday'])(
    'accept office hours in the older documented formats: %s',
    (hours) => {
      expect(readEnv({ STORE_HOURS: hours }).STORE_HOURS).toEqual(readEnv({}).STORE_HOURS)
    },
  )

  it('accept lists of email addresses with any case and spacing', () => {
    const lists = { ANALYTICS_EMAILS: 'Sue@x.example, ada@x.example', ORDER_EMAILS: 'orders@x.example' }
    expect(readEnv(lists)).toMatchObject({
      ANALYTICS_EMAILS: ['sue@x.example', 'ada@x.example'],
      ORDER_EMAILS: ['orders@x.example'],
    })
    const six = 'abcdef'
      .split('')
      .map((name) => `${name}@x.example`)
      .join(',')
    expect(() => readEnv({ ANALYTICS_EMAILS: six })).toThrow(
      'ANALYTICS_EMAILS: must be at most 5 email addresses',
    )
    expect(() => readEnv({ ORDER_EMAILS: 'orders' })).toThrow('ORDER_EMAILS')
  })
})
