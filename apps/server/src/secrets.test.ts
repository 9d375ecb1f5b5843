import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPartImport } from '@mullion/api/imports/part-import.service'
import { requestForm } from '@mullion/api/testing/dealer-requests'
import { fileToStart } from '@mullion/config/server-bundle'
import { recordLogLine } from '@mullion/config/suite-log'
import { engine } from '@mullion/db/dialect/engine'
import {
  openRecaptchaServer,
  recaptchaTestKeys,
} from '@mullion/integrations/bot-check/testing/recaptcha-server'
import { modeTestToken, openModeServer } from '@mullion/integrations/freight/testing/mode-server'
import { openUpsServer, upsTestAccount } from '@mullion/integrations/parcel-rates/testing/ups-server'
import { openEbizchargeServer, testAccount } from '@mullion/integrations/payments/testing/ebizcharge-server'
import { openTaxifyServer, taxifyTestKey } from '@mullion/integrations/tax/testing/taxify-server'
import { createTerminal } from '@mullion/terminal/terminal'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStore } from './commands/open-store.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const secrets = {
  AUTH_SECRET: 'sessions-of-this-store-for-tests-only',
  SMTP_URL: 'mail-of-this-store-for-tests-only',
  UPS_CLIENT_SECRET: upsTestAccount.clientSecret,
  MODE_TOKEN: modeTestToken,
  TAXIFY_API_KEY: taxifyTestKey,
  RECAPTCHA_SECRET_KEY: recaptchaTestKeys.secretKey,
  EBIZCHARGE_SUBSCRIPTION_KEY: testAccount.subscriptionKey,
  EBIZCHARGE_SECURITY_ID: testAccount.securityId,
  EBIZCHARGE_PASSWORD: testAccount.password,
}
const upsLogin = `${upsTestAccount.clientId}:${upsTestAccount.clientSecret}`
/** Every text by which one of them would be known. */
const forms = [...Object.values(secrets), upsLogin].flatMap((secret) => [
  secret,
  Buffer.from(secret).toString('base64'),
])

const truck = { weight: 30, length: 110, city: 'Columbus', state: 'OH', zip: '43215' }
const place = { street: '1 Cold Street', city: 'Columbus', region: 'OH', postalCode: '43215' }
const ship = {
  nameOrCompany: 'Arctic Door Service',
  address1: '1 Freezer Street',
  city: 'Columbus',
  state: 'OH',
}

const hinges = `id,part_number,part_name,part_price,part_units,part_tags,part_tags_doors,part_l,part_h,part_d,part_lbs
1,0105-01,Hinge,12.50,EA,Hinges,Swing,6,4,2,1.5
2,0105-02,Hinge,12.50,EA,Hinges,Swing,6,4,2,1.5
`

async function openVendors() {
  const [ups, mode, taxify, google, ebizcharge] = await Promise.all([
    openUpsServer({}),
    openModeServer({}),
    openTaxifyServer({}),
    openRecaptchaServer({ secretKey: secrets.RECAPTCHA_SECRET_KEY }),
    openEbizchargeServer(),
  ])
  return { ups, mode, taxify, google, ebizcharge, all: [ups, mode, taxify, google, ebizcharge] }
}

/** The command lines of a process and its descendants, as `ps` shows them to everyone. */
function commandLines(pid: number): string[] {
  const parents = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const [, id, parent] = /^(\d+) \(.*\) \S (\d+)/s.exec(text) ?? []
    return id && parent ? [[Number(id), Number(parent)] as const] : []
  })
  const children = parents.filter(([, parent]) => parent === pid).map(([id]) => id)
  return [readFileSync(`/proc/${pid}/cmdline`, 'utf8'), ...children.flatMap(commandLines)]
}

describe.runIf(engine === 'sqlite' && existsSync('/proc/self/cmdline'))('a store on its vendors', () => {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-secrets-'))
  const said: string[] = []
  const answers: string[] = []
  let vendors: Awaited<ReturnType<typeof openVendors>>
  let lines: string[]
  let end: (() => Promise<unknown>) | undefined

  const secretFile = (name: 'AUTH_SECRET' | 'UPS_CLIENT_SECRET') => {
    writeFileSync(join(dir, name), secrets[name], { mode: 0o600 })
    return join(dir, name)
  }

  async function ask(url: string, path: string, body?: object): Promise<number> {
    const form = body instanceof FormData
    const headers: Record<string, string> = body && !form ? { 'Content-Type': 'application/json' } : {}
    const sent = body && { method: 'POST', body: form ? body : JSON.stringify(body), headers }
    const answer = await fetch(url + path, { redirect: 'manual', ...sent })
    answers.push(JSON.stringify([...answer.headers]), await answer.text())
    return answer.status
  }

  const quotes = async (url: string, part: number) => [
    await ask(url, '/api/mode/mode-quote', truck),
    await ask(url, '/api/taxify/calculate-tax', { amount: 25, freight: 18, ...place }),
    await ask(url, '/api/ups/shipping-quote', {
      shipAddress: { ...ship, postalCode: '43215' },
      cart: { [part]: { part: { id: part }, quantity: 1, comments: [] } },
      serviceType: '03',
    }),
  ]

  beforeAll(async () => {
    vendors = await openVendors()
    const { ups, mode, taxify, google, ebizcharge } = vendors
    const data = join(dir, 'data')
    const settings = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'debug',
      PORT: '0',
      DATA_DIR: data,
      DATABASE_URL: `sqlite:${join(data, 'store.db')}`,
      AUTH_SECRET_FILE: secretFile('AUTH_SECRET'),
      SMTP_URL: `smtp://store:${secrets.SMTP_URL}@127.0.0.1:1`,
      EBIZCHARGE_URL: `${ebizcharge.url}/v1`,
      EBIZCHARGE_SUBSCRIPTION_KEY: secrets.EBIZCHARGE_SUBSCRIPTION_KEY,
      EBIZCHARGE_SECURITY_ID: secrets.EBIZCHARGE_SECURITY_ID,
      EBIZCHARGE_USER_ID: testAccount.userId,
      EBIZCHARGE_PASSWORD: secrets.EBIZCHARGE_PASSWORD,
      UPS_URL: ups.url,
      UPS_CLIENT_ID: upsTestAccount.clientId,
      UPS_CLIENT_SECRET_FILE: secretFile('UPS_CLIENT_SECRET'),
      UPS_ACCOUNT_NUMBER: upsTestAccount.accountNumber,
      MODE_URL: mode.url,
      MODE_TOKEN: secrets.MODE_TOKEN,
      TAXIFY_URL: `${taxify.url}/taxify/1.1/core/JSONService.asmx`,
      TAXIFY_API_KEY: secrets.TAXIFY_API_KEY,
      RECAPTCHA_URL: google.url,
      RECAPTCHA_SITE_KEY: recaptchaTestKeys.siteKey,
      RECAPTCHA_SECRET_KEY: secrets.RECAPTCHA_SECRET_KEY,
    }
    const { stdin, stdout, stderr } = process
    await using store = await openStore(createTerminal({ stdin, stdout, stderr, env: settings }))
    expect(await createPartImport(store).importParts(hinges, { dryRun: false })).toMatchObject({ created: 2 })

    const child = spawn(process.execPath, [await fileToStart('apps/server/src/main.ts')], {
      cwd: repository,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit')
    const ready = Promise.withResolvers<string>()
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said.push(text)
        recordLogLine(text)
        const [, url] = /ready at (http[^\s"]+)/.exec(text) ?? []
        if (url) ready.resolve(url)
      })
    }
    void ended.then(() => ready.reject(new Error(said.join(''))))
    const url = await ready.promise
    end = async () => {
      child.kill('SIGTERM')
      await ended
    }

    expect(await quotes(url, 1), answers.at(-1)).toEqual([200, 200, 200])
    const form = new FormData()
    const fields = { ...requestForm, recaptchaToken: google.giveToken() }
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
    expect(await ask(url, '/api/dealer-requests', form), answers.at(-1)).toBe(201)
    for (const vendor of vendors.all) vendor.faults.next({ kind: 'malformed', times: 'always' })
    expect(await quotes(url, 2)).toEqual([502, 502, 502])
    for (const path of ['/', '/healthz', '/readyz', '/mailbox', '/api/openapi.json', '/none'])
      await ask(url, path)
    await vi.waitFor(() => expect(said.join('')).toContain('ECONNREFUSED'), { timeout: 30_000 })
    lines = commandLines(child.pid ?? 0)
    await end()
    end = undefined
  }, 120_000)

  afterAll(async () => {
    await end?.()
    await Promise.all(vendors.all.map((vendor) => vendor.close()))
    rmSync(dir, { recursive: true, force: true })
  })

  const leaksIn = (text: string) => forms.filter((form) => text.includes(form))
  const filesOf = (folder: string) => globSync(join(folder, '**/*')).filter((file) => statSync(file).isFile())

  it('says at its start which vendors it uses, and which secrets are set', () => {
    const line =
      said
        .join('')
        .split('\n')
        .find((each) => each.includes('The settings are read.')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      services: {
        payments: `EBizCharge at ${vendors.ebizcharge.url}/v1`,
        'parcel rates': `UPS at ${vendors.ups.url}`,
      },
      secrets: { set: expect.arrayContaining(Object.keys(secrets)) },
    })
  })

  it('writes no secret into its log, whatever its vendors answer', () => {
    expect(said.join('')).toMatch(/ECONNREFUSED/)
    expect(leaksIn(said.join(''))).toEqual([])
  })

  it('answers no request with a secret', () => {
    expect(answers.length).toBeGreaterThan(20)
    expect(leaksIn(answers.join('\n'))).toEqual([])
  })

  it('stores no secret in its database, emails or other files', () => {
    const files = filesOf(join(dir, 'data'))
    expect(files.some((file) => file.endsWith('store.db'))).toBe(true)
    expect(files.filter((file) => leaksIn(readFileSync(file, 'latin1')).length > 0)).toEqual([])
  })

  it('shows no secret to those who list the processes', () => {
    expect(lines.join()).toMatch(/main\.[jt]s/)
    expect(leaksIn(lines.join())).toEqual([])
  })

  it('tells no vendor the secret of another, and none keeps its own', () => {
    const records = vendors.all.map((vendor) => JSON.stringify(vendor.record.list()))
    expect(records.join().length).toBeGreaterThan(200)
    expect(leaksIn(records.join())).toEqual([])
  })
})
