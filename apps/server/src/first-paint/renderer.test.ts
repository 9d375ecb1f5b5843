import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { afterAll, describe, expect, it } from 'vitest'
import { createRenderer } from './renderer.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-bundle-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const bundle = join(dir, 'entry-server.js')
writeFileSync(
  bundle,
  `export const build = 'this build'
  export async function renderPage({ query, store, ask }) {
    if (query === '?fails') throw new Error('no such component')
    if (query === '?endless') for (;;);
    if (query === '?ends') process.exit(3)
    const { body } = await ask({ path: '/trpc/' + query, body: null })
    return { markup: store.name + body, data: '[]', lateChunks: [] }
  }`,
)

function open({ timeoutMs = 10_000, build = 'this build' } = {}) {
  const logged: unknown[] = []
  const log = { info() {}, warn() {}, error: (facts: object) => void logged.push(facts) }
  const renderer = createRenderer({ bundle, build, store: demoStoreInfo, log, timeoutMs })
  return { logged, renderer, [Symbol.asyncDispose]: () => renderer.close() }
}

const answer = async ({ path }: { readonly path: string }) => ({ status: 200, body: ` answers ${path}` })

describe('the renderer', () => {
  it('renders pages one at a time, each with its own data', async () => {
    await using drawing = open()
    const pages = await Promise.all(['?s=a', '?s=b'].map((query) => drawing.renderer.render(query, answer)))
    expect(pages.map((page) => page?.markup)).toEqual(
      ['?s=a', '?s=b'].map((query) => `${demoStoreInfo.name} answers /trpc/${query}`),
    )
  })

  it.each(['?fails', '?endless', '?ends'])(
    'leaves a page to the browser when rendering fails, and recovers: %s',
    async (query) => {
      await using drawing = open({ timeoutMs: query === '?endless' ? 1500 : 10_000 })
      expect(await drawing.renderer.render(query, answer)).toBeNull()
      expect(await drawing.renderer.render(query, answer)).toBeNull()
      expect(drawing.logged).toHaveLength(1)
      // A busy machine may take longer than the limit of this test to start another thread.
      await expect
        .poll(async () => (await drawing.renderer.render('?s=a', answer))?.markup)
        .toContain('answers')
    },
  )

  it('declines pages when too many are waiting', async () => {
    await using drawing = open()
    const pages = Array.from({ length: 12 }, () => drawing.renderer.render('?s=a', answer))
    const rendered = (await Promise.all(pages)).filter((page) => page !== null)
    expect(rendered).toHaveLength(8)
  })

  it('leaves every page to the browser when the client build does not match, and logs it once', async () => {
    await using drawing = open({ build: 'another build' })
    for (const query of ['?s=a', '?s=b']) expect(await drawing.renderer.render(query, answer)).toBeNull()
    expect(drawing.logged).toEqual([
      { err: expect.objectContaining({ message: expect.stringContaining('do not match') }) },
    ])
  })

  it('renders nothing when there is no server bundle', async () => {
    const log = { info() {}, warn() {}, error() {} }
    const renderer = createRenderer({ bundle: join(dir, 'none.js'), build: null, store: demoStoreInfo, log })
    expect(await renderer.render('', answer)).toBeNull()
  })
})
