import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { restSubjects } from './calls.ts'
import { openApiDocument } from './openapi.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const sources = fileURLToPath(new URL('../testing/generated-client/', import.meta.url))
const compilerOptions = {
  ...{ strict: true, noEmit: true, target: 'es2024', module: 'nodenext', types: ['node'] },
  ...{ allowImportingTsExtensions: true, exactOptionalPropertyTypes: false },
}

/** A folder with the types generated from the document, and a script of ten calls that uses them. */
function writeClient() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-client-'))
  const document = JSON.stringify(openApiDocument(restSubjects, demoStoreInfo))
  const types = execFileSync(process.execPath, [join(sources, 'generate-types.ts')], {
    input: document,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  writeFileSync(join(dir, 'store.ts'), types)
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['ten-calls.ts'] }))
  copyFileSync(join(sources, 'ten-calls.txt'), join(dir, 'ten-calls.ts'))
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
  return { dir, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }) }
}

it('a client generated from the document type-checks ten calls and makes them', {
  timeout: 120_000,
}, async () => {
  using client = writeClient()
  const tsc = join(root, 'node_modules/.bin/tsc')
  execFileSync(tsc, ['-p', client.dir], { stdio: 'pipe', encoding: 'utf8' })
  await using shop = await openTestApp({
    people: true,
    parts: [
      { id: 1, name: 'HINGE', priceCents: 1000 },
      { id: 186, number: '0186-00', unit: 'FT' },
    ],
    doors: [{ serialNumber: '15-0001' }],
  })
  const { tokens } = (await shop.person('buyer')).accounts
  const { secret: token } = await tokens.create({
    name: 'Ten calls',
    abilities: [...(await tokens.list()).grantable],
  })
  const { tenCalls } = await import(/* @vite-ignore */ pathToFileURL(join(client.dir, 'ten-calls.ts')).href)
  const inProcess = async (request: Request) =>
    shop.app.request(request.url.replace('http://store.example', ''), {
      method: request.method,
      headers: request.headers,
      body: request.body === null ? null : await request.text(),
    })
  expect(await tenCalls({ baseUrl: 'http://store.example/api', fetch: inProcess, token })).toEqual({
    ...{ name: expect.any(String), price: 850, feet: expect.any(Number), number: 'W100001' },
    ...{ kinds: ['existing'], paidBy: 'terms', isShared: true, code: 'checkout.order_missing' },
  })
})
