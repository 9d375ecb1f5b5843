import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import {
  openRecaptchaServer,
  recaptchaTestKeys,
} from '@mullion/integrations/bot-check/testing/recaptcha-server'
import { modeTestToken, openModeServer } from '@mullion/integrations/freight/testing/mode-server'
import { openFileStorage } from '@mullion/integrations/object-store/testing/file-storage-server'
import { openUpsServer, upsTestAccount } from '@mullion/integrations/parcel-rates/testing/ups-server'
import { openEbizchargeServer, testAccount } from '@mullion/integrations/payments/testing/ebizcharge-server'
import { fails, type Probe, works } from '@mullion/integrations/probe'
import { openTaxifyServer, taxifyTestKey } from '@mullion/integrations/tax/testing/taxify-server'
import { openVendorServer } from '@mullion/integrations/testing/vendor-server'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { clockProbe } from './clock-probe.ts'
import { databaseProbe } from './database-probe.ts'
import { folderProbe } from './folder-probe.ts'
import { runProbes } from './run-probes.ts'
import { serviceProbes } from './service-probes.ts'
import { settingsProbes } from './settings-probe.ts'
import { sizeText } from './sizes.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-doctor-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const { signal } = new AbortController()
const ask = (probe: Probe) => probe.run(signal)
const onSqlite = describe.runIf(engine === 'sqlite')

function fileOf(name: string, text: string, mode = 0o600): string {
  const file = join(dir, name)
  writeFileSync(file, text)
  chmodSync(file, mode)
  return file
}

const found = async (probes: readonly Probe[]) => Promise.all(probes.map(ask))

describe('the doctor on the settings', () => {
  const production = {
    NODE_ENV: 'production',
    SITE_URL: 'https://parts.example',
    AUTH_SECRET: 'thirty-two or more different characters',
    STORE_NAME: 'Frost Doors',
    STORE_PHONE: '(555) 555-0100',
    STORE_EMAIL: 'parts@frost.example',
    STORE_ADDRESS: '1 Cold Street',
    SMTP_URL: 'smtp://mail.example',
  }
  const gateway = {
    EBIZCHARGE_SUBSCRIPTION_KEY: 'a',
    EBIZCHARGE_SECURITY_ID: 'b',
    EBIZCHARGE_USER_ID: 'c',
    EBIZCHARGE_PASSWORD: 'd',
  }
  const problemsOf = async (values: Record<string, string>) =>
    (await found(settingsProbes(readEnv(values), values))).flatMap((each) => (each.ok ? [] : [each]))

  it('has nothing to say about a store on its own machine, or one with everything set', async () => {
    expect(await problemsOf({})).toEqual([])
    expect(await problemsOf({ ...production, ...gateway })).toEqual([])
  })

  it('finds what is allowed and still takes no money or lets anyone in', async () => {
    const demo = {
      ...production,
      SANDBOX_PAYMENTS_ALLOWED: 'true',
      MULLION_DEMO: 'true',
      MULLION_DEMO_ANYWHERE: 'true',
    }
    expect(await problemsOf(demo)).toEqual([
      {
        ok: false,
        problem: expect.stringMatching(/^MULLION_DEMO: /),
        advice: expect.stringMatching(/create-admin/),
      },
      {
        ok: false,
        problem: expect.stringMatching(/^SANDBOX_/),
        advice: expect.stringMatching(/EBIZCHARGE_/),
      },
    ])
  })

  it('finds secrets in files that every account can read', async () => {
    const secret = 'thirty-two or more different characters'
    const open = fileOf('open-secret', secret, 0o644)
    expect(await problemsOf({ AUTH_SECRET_FILE: open })).toEqual([
      {
        ok: false,
        problem: expect.stringContaining(open),
        advice: expect.stringContaining(`chmod 600 ${open}`),
      },
    ])
    expect(await problemsOf({ AUTH_SECRET_FILE: fileOf('closed-secret', secret, 0o640) })).toEqual([])
  })

  it('finds reCAPTCHA without the name of the host', async () => {
    const captcha = { RECAPTCHA_SITE_KEY: 'public', RECAPTCHA_SECRET_KEY: 'secret' }
    expect(await problemsOf({ ...captcha, TRUST_PROXY: 'true', ...production, ...gateway })).toEqual([])
    const demo = {
      ...captcha,
      HOST: '0.0.0.0',
      MULLION_DEMO: 'true',
      MULLION_DEMO_ANYWHERE: 'true',
      ...gateway,
      EBIZCHARGE_URL: 'http://127.0.0.1:9',
    }
    expect(JSON.stringify(await problemsOf(demo))).toContain('SITE_URL: not set')
  })
})

onSqlite('the doctor on the database', () => {
  it('reads its version and migrations, tries to write, and leaves nothing', async () => {
    const url = `sqlite:${join(dir, 'store.db')}`
    await (await openDatabase(url)).close()
    expect(await ask(databaseProbe(url))).toEqual({
      ok: true,
      detail: expect.stringMatching(/^SQLite 3\.\S+, .*B, all migrations applied, can be written to\.$/),
    })
    expect(readdirSync(dir).filter((name) => name.startsWith('store.db'))).toEqual(['store.db'])
  })

  it('does not create one that is not there', async () => {
    const url = `sqlite:${join(dir, 'none.db')}`
    expect(await ask(databaseProbe(url))).toEqual({
      ok: true,
      detail: expect.stringContaining('first start'),
    })
    expect(readdirSync(dir)).not.toContain('none.db')
  })

  it.each([
    [
      'that nobody serves',
      'postgres://parts:a-secret-password@127.0.0.1:1/parts',
      /cannot be reached/,
      /runs/,
    ],
    [
      'that is another file',
      `sqlite:${fileOf('notes.db', 'No database. '.repeat(500))}`,
      /not a database/,
      /URL/,
    ],
  ])('says what to do about one %s', async (_, url, problem, advice) => {
    const finding = await ask(databaseProbe(url))
    expect(finding).toEqual({
      ok: false,
      problem: expect.stringMatching(problem),
      advice: expect.stringMatching(advice),
    })
    expect(JSON.stringify(finding)).not.toContain('a-secret-password')
  })

  it('says what to do about one that a newer version upgraded', async () => {
    const file = join(dir, 'newer.db')
    await (await openDatabase(`sqlite:${file}`)).close()
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(file)
    database.exec(`insert into __drizzle_migrations (hash, created_at) values ('later', 99999999999999)`)
    database.close()
    expect(await ask(databaseProbe(`sqlite:${file}`))).toEqual({
      ok: false,
      problem: expect.stringContaining('newer version'),
      advice: expect.stringContaining('backup'),
    })
  })

  it('says what to do about one that another program holds', async () => {
    const file = join(dir, 'held.db')
    const other = await openDatabase(`sqlite:${file}`)
    const finding = await other.transaction(() => ask(databaseProbe(`sqlite:${file}`)))
    await other.close()
    expect(finding).toEqual({
      ok: false,
      problem: expect.stringContaining('SQLITE_BUSY'),
      advice: expect.stringContaining('Another program'),
    })
  })
})

describe('the doctor on the data folder', () => {
  it('writes a file and leaves none', async () => {
    const folder = join(dir, 'data')
    expect(await ask(folderProbe(folder))).toMatchObject({ ok: true })
    mkdirSync(folder)
    expect(await ask(folderProbe(folder))).toEqual({ ok: true, detail: expect.stringMatching(/B free\.$/) })
    expect(readdirSync(folder)).toEqual([])
  })

  it('says what to do about a file, and about a folder that takes nothing', async () => {
    expect(await ask(folderProbe(fileOf('a-file', '')))).toMatchObject({
      ok: false,
      advice: expect.stringContaining('DATA_DIR'),
    })
    expect(await ask(folderProbe('/proc'))).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^Nothing can be written to \/proc|belongs to another account/),
    })
  })

  it.each([
    [12, '12 bytes'],
    [1536, '1.5 KB'],
    [10 * 1024 ** 3, '10 GB'],
  ])('writes %d bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
})

describe('the doctor on the clock', () => {
  const clockOf = (url: string) =>
    ask(clockProbe(readEnv({ TAXIFY_URL: url, TAXIFY_API_KEY: 'key', DATABASE_URL: 'sqlite:none.db' })))

  it('agrees with a vendor, and says how far off it is', async () => {
    await using vendor = await openVendorServer({ name: 'Taxify', handle: () => ({ status: 404, body: '' }) })
    expect(await clockOf(vendor.url)).toEqual({ ok: true, detail: 'Agrees with Taxify.' })
    for (const [ms, word] of [
      [90_000, 'behind'],
      [-90_000, 'ahead of'],
    ] as const) {
      vendor.faults.next({ kind: 'skew', ms })
      expect(await clockOf(vendor.url)).toEqual({
        ok: false,
        problem: expect.stringMatching(new RegExp(`clock is (89|90|91) seconds ${word} the one of Taxify`)),
        advice: expect.stringContaining('time server'),
      })
    }
  })

  it('compares nothing when no one answers', async () => {
    expect(await clockOf('http://127.0.0.1:1')).toMatchObject({
      ok: true,
      detail: expect.stringMatching(/^Not/),
    })
  })
})

describe('the doctor on the services', () => {
  const names = async (values: Record<string, string>, mailTo?: string) => {
    const env = readEnv({ DATABASE_URL: 'sqlite:none.db', ...values })
    const probes = serviceProbes(env, { mailTo })
    const results = await found(probes)
    return Object.fromEntries(probes.map(({ name }, at) => [name, results[at]]))
  }

  it('names what is built in, and tells who wants mail that there is no mail server', async () => {
    const built = await names({})
    expect(built['Parcel rates']).toEqual({ ok: true, detail: 'Built-in rates.' })
    expect(built.Mail).toMatchObject({ ok: true })
    expect((await names({}, 'pat@store.example')).Mail).toMatchObject({ ok: false, advice: 'Set SMTP_URL.' })
  })

  interface InUse {
    readonly open: () => Promise<{ readonly url: string; close(): Promise<void> }>
    readonly settings: (url: string) => Record<string, string>
    /** Makes the vendor refuse, and is named by the advice. */
    readonly wrong: Record<string, string>
  }
  const inUse: readonly (readonly [string, InUse])[] = [
    [
      'EBizCharge, cards',
      {
        open: () => openEbizchargeServer(),
        settings: (url) => ({
          EBIZCHARGE_URL: `${url}/v1`,
          EBIZCHARGE_SUBSCRIPTION_KEY: testAccount.subscriptionKey,
          EBIZCHARGE_SECURITY_ID: testAccount.securityId,
          EBIZCHARGE_USER_ID: testAccount.userId,
          EBIZCHARGE_PASSWORD: testAccount.password,
        }),
        wrong: { EBIZCHARGE_PASSWORD: 'another password' },
      },
    ],
    [
      'UPS, parcel rates',
      {
        open: () => openUpsServer({}),
        settings: (url) => ({
          UPS_URL: url,
          UPS_CLIENT_ID: upsTestAccount.clientId,
          UPS_CLIENT_SECRET: upsTestAccount.clientSecret,
          UPS_ACCOUNT_NUMBER: upsTestAccount.accountNumber,
        }),
        wrong: { UPS_CLIENT_SECRET: 'another secret' },
      },
    ],
    [
      'Mode, freight',
      {
        open: () => openModeServer({}),
        settings: (url) => ({ MODE_URL: url, MODE_TOKEN: modeTestToken }),
        wrong: { MODE_TOKEN: 'another token' },
      },
    ],
    [
      'EBizCharge, cards',
      {
        open: () => openEbizchargeServer(),
        settings: (url) => ({
          EBIZCHARGE_URL: `${url}/v1`,
          EBIZCHARGE_SUBSCRIPTION_KEY: testAccount.subscriptionKey,
          EBIZCHARGE_SECURITY_ID: testAccount.securityId,
          EBIZCHARGE_USER_ID: testAccount.userId,
          EBIZCHARGE_PASSWORD: testAccount.password,
        }),
        wrong: { EBIZCHARGE_PASSWORD: 'another password' },
      },
    ],
    [
      'Taxify, sales tax',
      {
        open: () => openTaxifyServer({}),
        settings: (url) => ({
          TAXIFY_URL: `${url}/taxify/1.1/core/JSONService.asmx`,
          TAXIFY_API_KEY: taxifyTestKey,
        }),
        wrong: { TAXIFY_API_KEY: 'another key' },
      },
    ],
    [
      'reCAPTCHA, bot check',
      {
        open: () => openRecaptchaServer({ secretKey: recaptchaTestKeys.secretKey }),
        settings: (url) => ({
          RECAPTCHA_URL: url,
          RECAPTCHA_SITE_KEY: recaptchaTestKeys.siteKey,
          RECAPTCHA_SECRET_KEY: recaptchaTestKeys.secretKey,
        }),
        wrong: { RECAPTCHA_SECRET_KEY: 'another key' },
      },
    ],
  ]

  it('writes, reads and removes a file in a bucket, and says which setting is wrong', async () => {
    await using storage = await openFileStorage()
    const { url, region, bucket, accessKeyId, secretAccessKey } = storage.settings
    const given = {
      S3_URL: url,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const probe = async (changed = {}) => (await names({ ...given, ...changed }))['S3, files']
    expect(await probe()).toMatchObject({ ok: true })
    expect(await probe({ S3_SECRET_ACCESS_KEY: 'another key' })).toMatchObject({
      ok: false,
      advice: expect.stringContaining('S3_SECRET_ACCESS_KEY'),
    })
  })

  it.each(inUse)('asks %s, and says which setting is wrong', async (name, { open, settings, wrong }) => {
    const vendor = await open()
    const given = settings(vendor.url)
    expect((await names(given))[name]).toMatchObject({ ok: true })
    expect((await names({ ...given, ...wrong }))[name]).toMatchObject({
      ok: false,
      advice: expect.stringContaining(Object.keys(wrong)[0] ?? ''),
    })
    await vendor.close()
    expect((await names(given))[name]).toMatchObject({
      ok: false,
      advice: expect.stringMatching(/_URL|Try again later/),
    })
  })
})

describe('the checks of the doctor', () => {
  const named = (name: string, run: Probe['run']): Probe => ({ name, run })
  const limits = { limitMs: 50, mask: (text: string) => text.replaceAll('hunter2', '(left out)') }

  it('end when a service does not answer, and wait for no other', async () => {
    const findings = await runProbes(
      [
        named('silent', () => new Promise(() => undefined)),
        named(
          'obedient',
          (signal) =>
            new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason))
            }),
        ),
        named('good', async () => works('fine')),
      ],
      limits,
    )
    const late = {
      ok: false,
      problem: 'No answer within 0.05 seconds.',
      advice: expect.stringContaining('firewall'),
    }
    expect(findings).toMatchObject([
      { name: 'silent', ...late },
      { name: 'obedient', ...late },
      { name: 'good', ok: true, detail: 'fine' },
    ])
  })

  it('show no secret that a service quotes', async () => {
    const findings = await runProbes(
      [
        named('failing', async () => {
          throw new Error('hunter2 is wrong')
        }),
        named('telling', async () => works('hunter2')),
        named('refusing', async () => fails('hunter2', 'Do not use hunter2.')),
      ],
      limits,
    )
    expect(JSON.stringify(findings)).not.toContain('hunter2')
    expect(findings[0]).toMatchObject({ ok: false, problem: '(left out) is wrong' })
  })
})
