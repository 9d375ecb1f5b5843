import { demoStoreInfo } from '@mullion/domain/store-info'
import { webhookEvents } from '@mullion/domain/webhooks/webhook-event'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { restCalls, restSubjects } from './calls.ts'
import { openApiDocument } from './openapi.ts'

describe('the OpenAPI document', () => {
  const document = openApiDocument(restSubjects, demoStoreInfo)

  it('has nothing that a linter reports', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    )
  })

  it('has every call under a name of its own', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(restCalls.length)
    expect(new Set(restCalls.map(({ name }) => name)).size).toBe(restCalls.length)
  })

  it('has examples that fit the schemas of their calls', () => {
    for (const { name, body, answer, example } of restCalls) {
      if (answer.kind === 'json' && example?.answer !== undefined)
        expect(answer.schema.safeParse(example.answer).error, name).toBeUndefined()
      if (body?.kind === 'json' && example?.body !== undefined)
        expect(body.schema.safeParse(example.body).error, name).toBeUndefined()
    }
  })

  it('has every event that is sent to endpoints', () => {
    expect(Object.keys(document.webhooks ?? {})).toEqual([...webhookEvents, 'webhook.test'])
  })

  it('is served to anyone, with a page to read and try it', async () => {
    await using shop = await openTestApp()
    expect(await (await shop.get('/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)))
    const page = await shop.get('/api/docs')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const text = await page.text()
    // Browsers ask for another icon otherwise, which does not exist.
    expect(text).toContain('<link rel="icon" href="/favicon.svg"')
    for (const [, file = ''] of text.matchAll(/(?:href|src)="(\/api\/docs\/[^"]+)"/g)) {
      expect((await shop.get(file)).status, file).toBe(200)
    }
    expect((await shop.get('/api/docs/package.json')).status).toBe(404)
  })
})
