import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { StoreInfo } from '@mullion/domain/store-info'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { pageSecurity } from '../../http/security.ts'
import { restSubjects } from '../calls.ts'
import { openApiDocument } from '../openapi.ts'

const library = createRequire(import.meta.url)

/** The files of the reference page, by name; the library's own come from its package. */
const files: Readonly<Record<string, readonly [type: string, path: string]>> = {
  'swagger-ui.css': ['text/css', library.resolve('swagger-ui-dist/swagger-ui.css')],
  'swagger-ui.js': ['text/javascript', library.resolve('swagger-ui-dist/swagger-ui-bundle.js')],
  'reference.css': ['text/css', `${import.meta.dirname}/reference.css`],
  'start.js': ['text/javascript', `${import.meta.dirname}/start.js`],
}

const page = (store: Pick<StoreInfo, 'name'>) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>API reference – ${store.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/reference.css">
  </head>
  <body>
    <main id="reference"></main>
    <noscript>This page needs JavaScript. The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <script src="/api/docs/swagger-ui.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`

export interface ReferenceOptions {
  readonly store: StoreInfo
  readonly secure: boolean
}

export function referenceRoutes({ store, secure }: ReferenceOptions) {
  const routes = new Hono()
  let document: string | null = null
  // Made when it is first asked for, because it takes a while.
  const documentText = () => (document ??= JSON.stringify(openApiDocument(restSubjects, store)))
  const send = (c: Context, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` })
  }
  routes.get('/openapi.json', (c) => send(c, 'application/json', documentText()))
  routes.use('/docs/*', pageSecurity({ secure, captchaUrl: null, scriptHashes: [] }))
  routes.use('/docs', pageSecurity({ secure, captchaUrl: null, scriptHashes: [] }))
  routes.get('/docs', (c) => c.html(page(store)))
  routes.get('/docs/:file', (c) => {
    const file = files[c.req.param('file')]
    return file ? send(c, file[0], new Uint8Array(readFileSync(file[1]))) : c.notFound()
  })
  return routes
}
