import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import type { Settings } from './schema.ts'
import { type VendorId, vendorSettings, vendors } from './vendors.ts'

const values: Readonly<Partial<Record<keyof Settings, string>>> = {
  UPS_ACCOUNT_NUMBER: 'A1B2C3',
  MODE_URL: 'https://api.mode.example',
  S3_URL: 'https://s3.example',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'parts-files',
  UPLOAD_SCAN_ADDRESS: 'localhost:3310',
  BACKUP_S3_URL: 'https://s3.backups.example',
  BACKUP_S3_REGION: 'us-east-2',
  BACKUP_S3_BUCKET: 'parts-backups',
}
const ids = Object.keys(vendors) as VendorId[]
const needsOf = (id: VendorId): readonly (keyof Settings)[] => vendors[id].needs
const optionsOf = (id: VendorId): readonly (keyof Settings)[] => vendors[id].options
const sampleOf = (name: keyof Settings) => values[name] ?? `a value of ${name}`
const given = (id: VendorId) => Object.fromEntries(needsOf(id).map((name) => [name, sampleOf(name)]))

function problemsOf(settings: Record<string, string | undefined>): string[] {
  try {
    readEnv(settings)
    return []
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n')
    return lines.map((line) => line.trim())
  }
}

describe('the settings of a vendor', () => {
  it.each(ids)('turn %s on together, and are off without a value', (id) => {
    expect(vendorSettings(readEnv({}), id)).toBeNull()
    expect(vendorSettings(readEnv(given(id)), id)).toMatchObject(given(id))
  })

  it.each(ids.flatMap((id) => needsOf(id).map((name) => [id, name] as const)))(
    'of %s stop the start with one line if %s is missing',
    (id, missing) => {
      const option = optionsOf(id)[0]
      const others = Object.entries(given(id)).filter(([name]) => name !== missing)
      const value = option === 'UPLOAD_SCAN_AWAY' ? 'accept' : 'https://stand-in.example'
      const some = others.length > 0 ? Object.fromEntries(others) : { [option ?? '']: value }
      expect(problemsOf(some)).toEqual([
        expect.stringMatching(new RegExp(`^${missing}: not set\\. ${vendors[id].name} needs it, because `)),
      ])
      expect(problemsOf({ ...given(id), [missing]: '' }).join()).toMatch(others.length > 0 ? missing : /^$/)
    },
  )

  it('are named in one line when several are missing', () => {
    expect(problemsOf({ EBIZCHARGE_USER_ID: 'store' })).toEqual([
      'EBIZCHARGE_SUBSCRIPTION_KEY, EBIZCHARGE_SECURITY_ID, EBIZCHARGE_PASSWORD: not set. EBizCharge needs them, ' +
        'because EBIZCHARGE_USER_ID is set: set them, or remove EBizCharge’s settings',
    ])
  })

  it('count when their secrets come from files', () => {
    const inFile = { ...given('mode'), MODE_TOKEN: undefined, MODE_TOKEN_FILE: '/no/such/file' }
    expect(problemsOf(inFile)).toEqual(['MODE_TOKEN_FILE: /no/such/file does not exist'])
  })

  it('have the address of the production service, where it is known', () => {
    expect(vendorSettings(readEnv(given('ups')), 'ups')).toMatchObject({
      UPS_URL: 'https://onlinetools.ups.com',
    })
    expect(readEnv({ UPS_URL: '', ...given('ups') }).UPS_URL).toBe('https://onlinetools.ups.com')
  })

  it.each([
    ['https://wwwcie.ups.com/', 'https://wwwcie.ups.com'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
    ['http://localhost:4010/ups/', 'http://localhost:4010/ups'],
    ['http://[::1]:4010', 'http://[::1]:4010'],
  ])('can have another address: %s', (address, read) => {
    expect(readEnv({ ...given('ups'), UPS_URL: address }).UPS_URL).toBe(read)
  })

  it.each([
    ['http://onlinetools.ups.com', 'must be https'],
    ['http://127.0.0.1.evil.example', 'must be https'],
    ['onlinetools.ups.com', 'must be an address'],
    ['ftp://onlinetools.ups.com', 'must be an address'],
    ['https://store:password@onlinetools.ups.com', 'must have no user or password'],
    ['https://onlinetools.ups.com?key=1', 'must have nothing after its path'],
  ])('refuse the address %s', (address, why) => {
    const [line, ...rest] = problemsOf({ ...given('ups'), UPS_URL: address })
    expect(rest).toEqual([])
    expect(line).toContain(`UPS_URL: ${why}`)
    expect(line).not.toContain('password@')
  })

  it('refuse a secret of several lines, which a header cannot hold, without quoting it', () => {
    const [line] = problemsOf({ ...given('mode'), MODE_TOKEN: 'first line\nsecond' })
    expect(line).toBe('MODE_TOKEN: must be one line of text')
  })

  it('allow a reachable store without the sandbox once it has a gateway', () => {
    const store = {
      NODE_ENV: 'production',
      AUTH_SECRET: 'a secret of thirty-two characters or more',
      SITE_URL: 'https://parts.example',
    }
    expect(problemsOf(store)).toEqual([expect.stringContaining('SANDBOX_PAYMENTS_ALLOWED')])
    expect(problemsOf({ ...store, ...given('ebizcharge') })).toEqual([])
  })

  it('of a gateway contradict allowed sandbox payments', () => {
    expect(problemsOf({ ...given('ebizcharge'), SANDBOX_PAYMENTS_ALLOWED: 'true' })).toEqual([
      expect.stringMatching(/^SANDBOX_PAYMENTS_ALLOWED: /),
    ])
  })
})
