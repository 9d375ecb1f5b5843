// Import rules between folders within a package. Zones are read from the folders, so a new feature or port is covered
// as soon as it exists. Declared dependencies and turbo's tags cover imports between packages.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { folderCycles } from './folder-cycles.ts'

interface Import {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

interface Rule {
  readonly text: string
  broken(found: Import): boolean
}

/** Returns a file's folder below `base`: `cart` for `apps/web/src/features/cart/x.ts`. */
function roomIn(base: string, file: string): string | null {
  return file.startsWith(`${base}/`) ? (file.slice(base.length + 1).split('/')[0] ?? null) : null
}

const inside = (base: string, file: string) => file === base || file.startsWith(`${base}/`)
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/contract\.ts$|\/e2e\//.test(file)
const features = 'apps/web/src/features'
const ports = 'packages/integrations/src'
/** Folders beside the ports that these may use. */
const belowPorts: ReadonlySet<string> = new Set(['testing', 'object-store'])
/** Folders without cycles between their entries, at every depth. */
const layered = [/^(apps|packages)\/[^/]+\/src(\/|$)/, /^scripts(\/|$)/]
const inRepository = /^(apps|packages|scripts)\//
const drivers = /^(drizzle-orm|better-sqlite3|pg|@electric-sql\/pglite)(\/|$)/

const rules: readonly Rule[] = [
  {
    text: 'web features must not import each other',
    broken: ({ from, to }) => {
      const [here, there] = [roomIn(features, from), roomIn(features, to)]
      return here !== null && there !== null && here !== there
    },
  },
  {
    text: 'web features must not import from app',
    broken: ({ from, to }) => inside(features, from) && inside('apps/web/src/app', to),
  },
  {
    text: 'web ui and lib must not import from features or app',
    broken: ({ from, to }) =>
      (inside('apps/web/src/ui', from) || inside('apps/web/src/lib', from)) &&
      (inside(features, to) || inside('apps/web/src/app', to)),
  },
  {
    text: 'only app/navigation may use the browser history',
    broken: ({ to }) => to.startsWith('browser:'),
  },
  {
    text: 'ports must not import each other',
    broken: ({ from, to }) => {
      const [here, there] = [roomIn(ports, from), roomIn(ports, to)]
      const isPort = (room: string | null) => room !== null && !room.includes('.') && !belowPorts.has(room)
      return isPort(here) && isPort(there) && here !== there
    },
  },
  {
    text: 'only db may import drizzle or a driver',
    broken: ({ from, to }) => drivers.test(to) && !inside('packages/db', from),
  },
  {
    text: 'the domain may import only zod and itself',
    broken: ({ from, to }) =>
      inside('packages/domain/src', from) &&
      !isTest(from) &&
      !inside('packages/domain/src', to) &&
      !/^zod(\/|$)/.test(to),
  },
  {
    text: 'the api may import only types from integrations',
    broken: ({ from, to, typeOnly }) =>
      inside('packages/api/src', from) &&
      !isTest(from) &&
      to.startsWith('@mullion/integrations/') &&
      !typeOnly,
  },
  {
    text: 'only auth may import the sign-in library',
    broken: ({ from, to }) => /^better-auth(\/|$)/.test(to) && !inside('packages/auth', from),
  },
  {
    text: 'the api may import only types from auth',
    broken: ({ from, to, typeOnly }) =>
      inside('packages/api/src', from) && !isTest(from) && to.startsWith('@mullion/auth/') && !typeOnly,
  },
  {
    text: 'the client and web may import only types from the api',
    broken: ({ from, to, typeOnly }) =>
      !isTest(from) &&
      (inside('packages/client', from) || inside('apps/web', from)) &&
      to.startsWith('@mullion/api/') &&
      !typeOnly,
  },
  {
    text: 'the cli may import only the client, the domain and the terminal of the product',
    broken: ({ from, to }) =>
      inside('apps/cli', from) &&
      !isTest(from) &&
      /^@mullion\//.test(to) &&
      !/^@mullion\/(client|domain|terminal)(\/|$)/.test(to),
  },
  {
    text: 'product code must not import testing helpers',
    broken: ({ from, to }) => !isTest(from) && !from.startsWith('scripts/') && /(^|\/)testing(\/|$)/.test(to),
  },
]

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* nodesIn(part)
}

/** Returns the argument of an import expression or type, and whether it is type-only. */
function requested(node: Node): { readonly request: unknown; readonly typeOnly: boolean } | null {
  const { type, source, callee, arguments: given } = node
  if (type === 'ImportExpression') return { request: source, typeOnly: false }
  if (type === 'TSImportType') return { request: source, typeOnly: true }
  if (type === 'TSImportEqualsDeclaration' && isNode(node.moduleReference)) {
    return { request: node.moduleReference.expression, typeOnly: node.importKind === 'type' }
  }
  const isRequire =
    type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && callee.name === 'require'
  return isRequire && Array.isArray(given) ? { request: given[0], typeOnly: false } : null
}

/** Returns a literal import path; null if the path is computed. */
function writtenOut(request: unknown): string | null {
  if (!isNode(request)) return null
  if (request.type === 'Literal') return typeof request.value === 'string' ? request.value : null
  if (request.type !== 'TemplateLiteral' || !Array.isArray(request.quasis)) return null
  const [only, ...more] = request.quasis
  return more.length === 0 ? only.value.cooked : null
}

const inWeb = (file: string) => inside('apps/web/src', file) && !isTest(file)
const navigationRoom = 'apps/web/src/app/navigation'
const globals = ['window', 'globalThis', 'self']

/** Returns the global that a node reads: `history` for `history` and `window.history`, but not for `part.history`. */
function globalRead(node: Node): unknown {
  const { type, name, object, property } = node
  if (type === 'Identifier') return name
  const ofGlobal = type === 'MemberExpression' && isNode(object) && globals.includes(String(object.name))
  return ofGlobal && isNode(property) ? (property.name ?? property.value) : null
}

/** Returns a file's uses of the browser history, ignoring local names and properties of other objects. */
function historyTouched(file: string, program: unknown): Import[] {
  if (!inWeb(file) || inside(navigationRoom, file)) return []
  return [...nodesIn(program)]
    .filter(({ type }) => type === 'MemberExpression')
    .flatMap((node) => {
      const read = isNode(node.object) ? [globalRead(node), globalRead(node.object)] : []
      const touched = read.find((name) => name === 'history' || name === 'navigation')
      return touched ? [{ from: file, to: `browser:${touched}`, typeOnly: false }] : []
    })
}

function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, program } = parseSync(file, source, { preserveParens: false })
  const resolve = (request: string) =>
    request.startsWith('.') ? normalize(join(dirname(file), request)).replaceAll(sep, '/') : request
  const imports = module.staticImports.map((found) => ({
    from: file,
    to: resolve(found.moduleRequest.value),
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }))
  const exports = module.staticExports.flatMap((found) =>
    found.entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: file, to: resolve(moduleRequest.value), typeOnly: isType }] : [],
    ),
  )
  const others = [...nodesIn(program)].flatMap((node) => {
    const found = requested(node)
    const request = found && writtenOut(found.request)
    return request ? [{ from: file, to: resolve(request), typeOnly: found.typeOnly }] : []
  })
  return [...imports, ...exports, ...others, ...historyTouched(file, program)]
}

export interface Boundaries {
  readonly files: number
  readonly rules: number
  readonly broken: readonly { readonly from: string; readonly to: string; readonly text: string }[]
}

/** Parses all code under a folder laid out like the repository and returns the imports that break a rule. */
export function checkBoundaries(root: string): Boundaries {
  const files = globSync('{apps,packages,scripts}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !/(^|\/)(node_modules|dist|dist-types)\//.test(file))
    .sort()
  const imports = files.flatMap((file) => importsOf(root, file))
  const crossings = imports.flatMap((found) =>
    rules.filter((rule) => rule.broken(found)).map(({ text }) => ({ ...found, text })),
  )
  const cycles = folderCycles(
    imports.filter(({ from, to }) => !isTest(from) && inRepository.test(to)),
    layered,
  )
  return { files: files.length, rules: rules.length + 1, broken: [...crossings, ...cycles] }
}
