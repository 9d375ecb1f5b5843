import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBoundaries } from './lib/boundaries.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mullion-boundaries-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

/** What is broken in a repository of these files. */
function brokenIn(tree: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return checkBoundaries(dir).broken.map(({ from, to, says }) => `${from} > ${to}: ${says}`)
}

const cart = 'apps/web/src/features/cart/cart.ts'
const late = "const orders = () => import('../orders/orders.ts')"
const crossing = `${cart} > apps/web/src/features/orders/orders.ts: a web feature imports no other feature`

describe('a boundary', () => {
  it.each([
    ['an import', "import { orders } from '../orders/orders.ts'"],
    ['an import of a type', "import type { Order } from '../orders/orders.ts'"],
    ['an import for its effect', "import '../orders/orders.ts'"],
    ['an export', "export { orders } from '../orders/orders.ts'"],
    ['an export of everything', "export * from '../orders/orders.ts'"],
    ['an import that waits', late],
    ['one after letters of other alphabets', `// “é”, 🚪\n${late}`],
    ['one in a template without values', 'const orders = () => import(`../orders/orders.ts`)'],
    ['an import in brackets', "const orders = () => import(('../orders/orders.ts'))"],
    ['a type in place', "type Order = import('../orders/orders.ts').Order"],
    ['the type of a module', "let orders: typeof import('../orders/orders.ts')"],
    ['an import of another kind', "import orders = require('../orders/orders.ts')"],
    ['a require', "const orders = require('../orders/orders.ts')"],
    ['a require inside something', "if (1) { void [require('../orders/orders.ts').all] }"],
  ])('is seen across %s', (_, text) => {
    expect(brokenIn({ [cart]: text })).toEqual([crossing])
  })

  it('is not crossed by what stays inside, or by what is put together in running', () => {
    const inside = "import { add } from './add.ts'\nconst lines = () => import('./lines.ts')"
    expect(brokenIn({ [cart]: `${inside}\nconst any = (name: string) => import('../' + name)` })).toEqual([])
  })

  it.each([
    ['packages/api/src/cart/cart.ts', '@mullion/integrations/mail/smtp', 'takes port types'],
    ['packages/client/src/client.ts', '@mullion/api/root', 'by its types only'],
  ])('lets types pass from %s to %s, and no late code', (from, to, says) => {
    expect(brokenIn({ [from]: `import type { It } from '${to}'` })).toEqual([])
    expect(brokenIn({ [from]: `type It = import('${to}').It` })).toEqual([])
    expect(brokenIn({ [from]: `import type It = require('${to}')` })).toEqual([])
    expect(brokenIn({ [from]: `const it = () => import('${to}')` })).toEqual([expect.stringContaining(says)])
  })

  it('holds for a driver that is loaded late', () => {
    const text = "const driver = await import('better-sqlite3')"
    const tree = { 'packages/db/src/open.ts': text, 'apps/server/src/open.ts': text }
    expect(brokenIn(tree)).toEqual([
      'apps/server/src/open.ts > better-sqlite3: only db imports drizzle or a driver',
    ])
  })
})
