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

/** Returns the broken rules in a repository with these files. */
function brokenIn(tree: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return checkBoundaries(dir).broken.map(({ from, to, text }) => `${from} > ${to}: ${text}`)
}

const cart = 'apps/web/src/features/cart/cart.ts'
const late = "const orders = () => import('../orders/orders.ts')"
const crossing = `${cart} > apps/web/src/features/orders/orders.ts: web features must not import each other`

describe('the boundary check', () => {
  it.each([
    ['an import', "import { orders } from '../orders/orders.ts'"],
    ['a type import', "import type { Order } from '../orders/orders.ts'"],
    ['a side-effect import', "import '../orders/orders.ts'"],
    ['an export', "export { orders } from '../orders/orders.ts'"],
    ['an export of all names', "export * from '../orders/orders.ts'"],
    ['a dynamic import', late],
    ['a dynamic import after non-ASCII characters', `// “é”, 🚪\n${late}`],
    ['a dynamic import of a plain template literal', 'const orders = () => import(`../orders/orders.ts`)'],
    ['a dynamic import in parentheses', "const orders = () => import(('../orders/orders.ts'))"],
    ['an inline import type', "type Order = import('../orders/orders.ts').Order"],
    ['a typeof import', "let orders: typeof import('../orders/orders.ts')"],
    ['an import assigned from require', "import orders = require('../orders/orders.ts')"],
    ['a require call', "const orders = require('../orders/orders.ts')"],
    ['a nested require call', "if (1) { void [require('../orders/orders.ts').all] }"],
  ])('finds %s', (_, text) => {
    expect(brokenIn({ [cart]: text })).toEqual([crossing])
  })

  it('ignores imports within a feature and paths built at run time', () => {
    const inside = "import { add } from './add.ts'\nconst lines = () => import('./lines.ts')"
    expect(brokenIn({ [cart]: `${inside}\nconst any = (name: string) => import('../' + name)` })).toEqual([])
  })

  it.each([
    ['packages/api/src/cart/cart.ts', '@mullion/integrations/mail/smtp', 'only types from integrations'],
    ['packages/client/src/client.ts', '@mullion/api/root', 'only types from the api'],
  ])('lets %s import types from %s, but not load it dynamically', (from, to, text) => {
    expect(brokenIn({ [from]: `import type { It } from '${to}'` })).toEqual([])
    expect(brokenIn({ [from]: `type It = import('${to}').It` })).toEqual([])
    expect(brokenIn({ [from]: `import type It = require('${to}')` })).toEqual([])
    expect(brokenIn({ [from]: `const it = () => import('${to}')` })).toEqual([expect.stringContaining(text)])
  })

  it('finds server code in the cli', () => {
    const file = 'apps/cli/src/cli.ts'
    const imports = ['client/client', 'domain/money', 'terminal/terminal', 'api/root']
    expect(brokenIn({ [file]: imports.map((path) => `import '@mullion/${path}'`).join('\n') })).toEqual([
      `${file} > @mullion/api/root: the cli may import only the client, the domain and the terminal of the product`,
    ])
  })

  it('finds a dynamically imported database driver', () => {
    const text = "const driver = await import('better-sqlite3')"
    const tree = { 'packages/db/src/open.ts': text, 'apps/server/src/open.ts': text }
    expect(brokenIn(tree)).toEqual([
      'apps/server/src/open.ts > better-sqlite3: only db may import drizzle or a driver',
    ])
  })
})

describe('browser history', () => {
  const file = 'apps/web/src/ui/dialog.tsx'
  const broken = (what: string) => [
    `${file} > browser:${what}: only app/navigation may use the browser history`,
  ]

  it.each([
    ["history.pushState(null, '')", 'history'],
    ['const back = () => window.history.back()', 'history'],
    ["addEventListener('x', () => globalThis.history.state)", 'history'],
    ['const { currentEntry } = window.navigation', 'navigation'],
    ['navigation.addEventListener("navigate", () => {})', 'navigation'],
  ])('is off limits to web client files: %s', (text, what) => {
    expect([...new Set(brokenIn({ [file]: text }))]).toEqual(broken(what))
  })

  it('may be used by app/navigation and tests, and unrelated names are ignored', () => {
    const touch = 'history.back(); window.navigation.back()'
    const tree = {
      'apps/web/src/app/navigation/entries.ts': touch,
      'apps/web/src/ui/dialog.test.tsx': touch,
      'apps/web/e2e/back.story.ts': touch,
      [file]: 'const lines = order.history.length',
    }
    expect(brokenIn(tree)).toEqual([])
  })
})

describe('folders', () => {
  const store = "import { money } from '../money.ts'"

  it('may import each other in one direction, and tests in the other', () => {
    const tree = {
      'packages/db/src/money.ts': 'export const money = 1',
      'packages/db/src/cart/lines.ts': store,
      'packages/db/src/checkout/quote.ts': "import { lines } from '../cart/lines.ts'",
      'packages/db/src/cart/lines.test.ts': "import { quote } from '../checkout/quote.ts'",
    }
    expect(brokenIn(tree)).toEqual([])
  })

  it.each([
    ['two in a package', 'packages/db/src', 'packages/db/src'],
    ['two inside a feature', 'apps/web/src/features/doors', 'apps/web/src/features/doors'],
    ['two in scripts', 'scripts', 'scripts'],
  ])('must not import each other: %s', (_, base, folder) => {
    const tree = {
      [`${base}/cart/lines.ts`]: "import type { Total } from '../checkout/total.ts'",
      [`${base}/checkout/quote.ts`]: "import { cart } from '../cart/cart.ts'",
    }
    const text = `${folder} has a cycle: cart > checkout > cart`
    expect(brokenIn(tree)).toEqual([
      `${base}/cart/lines.ts > ${base}/checkout/total.ts: ${text}`,
      `${base}/checkout/quote.ts > ${base}/cart/cart.ts: ${text}`,
    ])
  })

  it('may form a cycle with files beside them inside a feature', () => {
    const base = 'apps/web/src/features/cart'
    const tree = {
      [`${base}/cart-panel.tsx`]: "import { Line } from './components/line.tsx'",
      [`${base}/components/row.tsx`]: "import { open } from '../cart-panel.tsx'",
    }
    expect(brokenIn(tree)).toEqual([])
  })

  it('must not form a cycle through a third folder or a file beside them', () => {
    const base = 'packages/api/src'
    const tree = {
      [`${base}/cart/lines.ts`]: "import { orders } from '../orders/orders.ts'",
      [`${base}/orders/orders.ts`]: "import { page } from '../page.ts'",
      [`${base}/page.ts`]: "const lines = () => import('./cart/lines.ts')",
    }
    expect(brokenIn(tree)).toHaveLength(3)
    expect(brokenIn(tree)[0]).toContain(`${base} has a cycle: cart > orders > page.ts > cart`)
  })
})
