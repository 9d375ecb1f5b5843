import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret of thirty-two characters or more',
  SITE_URL: 'https://parts.example',
}

describe('the settings', () => {
  it('need none to be given', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', MULLION_DEMO: false })
    expect(readEnv({}).DATABASE_URL).toMatch(/^sqlite:.*mullion\.db$/)
  })

  it('treat an empty value as not given', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' }).PORT).toBe(3000)
  })

  it('name every variable that is wrong, in one message', () => {
    const wrong = () => readEnv({ PORT: 'many', STORE_ORIGIN_ZIP: '2857', DATABASE_URL: 'mysql://x' })
    expect(wrong).toThrow(
      /PORT: .*\n.*DATABASE_URL: must start with[^\n]*\n.*STORE_ORIGIN_ZIP: must be five digits/,
    )
  })

  it('keep demonstration mode on loopback unless it is allowed anywhere', () => {
    expect(() => readEnv({ MULLION_DEMO: 'true', HOST: '0.0.0.0' })).toThrow(/HOST: .*loopback/)
    expect(readEnv({ MULLION_DEMO: 'true', HOST: '0.0.0.0', MULLION_DEMO_ANYWHERE: 'true' }).HOST).toBe(
      '0.0.0.0',
    )
  })

  it('refuse the sandbox in production unless it is allowed', () => {
    expect(() => readEnv(production)).toThrow(/SANDBOX_PAYMENTS_ALLOWED/)
    const allowed = { ...production, SANDBOX_PAYMENTS_ALLOWED: 'true' }
    expect(readEnv(allowed).NODE_ENV).toBe('production')
  })

  it('want a secret and an address of its own for a store in production', () => {
    expect(() =>
      readEnv({ ...production, SANDBOX_PAYMENTS_ALLOWED: 'true', SITE_URL: 'http://parts.example' }),
    ).toThrow(/SITE_URL: .*https/)
    expect(() => readEnv({ SITE_URL: 'javascript:alert(1)' })).toThrow(/SITE_URL/)
    expect(() => readEnv({ HOST: '0.0.0.0' })).toThrow(/AUTH_SECRET[\s\S]*SITE_URL/)
    const bare = { NODE_ENV: 'production', SANDBOX_PAYMENTS_ALLOWED: 'true' }
    expect(() => readEnv(bare)).toThrow(/AUTH_SECRET: [^\n]*\n.*SITE_URL: /)
  })

  it.each([{ RECAPTCHA_SITE_KEY: 'public' }, { RECAPTCHA_SECRET_KEY: 'secret' }])(
    'want both keys of reCAPTCHA or none: %j',
    (one) => {
      expect(() => readEnv(one)).toThrow(/RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY: both or none/)
      const both = { RECAPTCHA_SITE_KEY: 'public', RECAPTCHA_SECRET_KEY: 'secret' }
      expect(readEnv(both).RECAPTCHA_SITE_KEY).toBe('public')
    },
  )

  it('say when somebody is at the office, and by which clock', () => {
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

  it.each([
    ['America/New_York', 'America/New_York'],
    ['america/denver', 'America/Denver'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['US/Eastern', 'America/New_York'],
    ['utc', 'UTC'],
  ])('take the time zone %s as %s', (name, timeZone) => {
    // One zone may have two names, of which the runtime has its own favourite.
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
    'take the hours as they were documented and shown before: %s',
    (hours) => {
      expect(readEnv({ STORE_HOURS: hours }).STORE_HOURS).toEqual(readEnv({}).STORE_HOURS)
    },
  )

  it('of the store stand in .env.example as they are when nothing is given', () => {
    const given = Object.fromEntries(
      [...example.matchAll(/^# (STORE_[A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
    )
    expect(Object.keys(given).length).toBeGreaterThan(5)
    expect(readEnv(given)).toEqual(readEnv({}))
  })

  it('are all listed in .env.example, and nothing else is', () => {
    const listed = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual(
      Object.keys(
        readEnv({
          ...production,
          SMTP_URL: 'smtp://localhost',
          BOT_CHECK_SECRET: 'sixteen characters',
          RECAPTCHA_SITE_KEY: 'public',
          RECAPTCHA_SECRET_KEY: 'secret',
          MULLION_DEMO: 'true',
          MULLION_DEMO_ANYWHERE: 'true',
        }),
      ).sort(),
    )
  })
})
