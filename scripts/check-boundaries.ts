// Who may import whom inside a package, by folder: the zones are read from the folders, so that a new feature or port is
// guarded the moment it exists. Imports between packages are held by their declared dependencies and turbo's tags.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './lib/run.ts'

interface Import {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

interface Rule {
  readonly says: string
  broken(found: Import): boolean
}

/** The folder below `base` that a file is in: `cart` for `apps/web/src/features/cart/x.ts`. */
function roomIn(base: string, file: string): string | null {
  return file.startsWith(`${base}/`) ? (file.slice(base.length + 1).split('/')[0] ?? null) : null
}

const inside = (base: string, file: string) => file === base || file.startsWith(`${base}/`)
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/contract\.ts$|\/e2e\//.test(file)
const features = 'apps/web/src/features'
const ports = 'packages/integrations/src'
const drivers = /^(drizzle-orm|better-sqlite3|pg|@electric-sql\/pglite)(\/|$)/

const rules: readonly Rule[] = [
  {
    says: 'a web feature imports no other feature',
    broken: ({ from, to }) => {
      const [here, there] = [roomIn(features, from), roomIn(features, to)]
      return here !== null && there !== null && here !== there
    },
  },
  {
    says: 'a web feature does not import the app around it',
    broken: ({ from, to }) => inside(features, from) && inside('apps/web/src/app', to),
  },
  {
    says: 'web ui and lib import no feature and no app',
    broken: ({ from, to }) =>
      (inside('apps/web/src/ui', from) || inside('apps/web/src/lib', from)) &&
      (inside(features, to) || inside('apps/web/src/app', to)),
  },
  {
    says: 'a port does not import another port',
    broken: ({ from, to }) => {
      const [here, there] = [roomIn(ports, from), roomIn(ports, to)]
      return (
        here !== null && there !== null && here !== there && here.indexOf('.') < 0 && there.indexOf('.') < 0
      )
    },
  },
  {
    says: 'only db imports drizzle or a driver',
    broken: ({ from, to }) => drivers.test(to) && !inside('packages/db', from),
  },
  {
    says: 'the domain imports zod and itself only',
    broken: ({ from, to }) =>
      inside('packages/domain/src', from) &&
      !isTest(from) &&
      !inside('packages/domain/src', to) &&
      !/^zod(\/|$)/.test(to),
  },
  {
    says: 'the api takes port types from integrations, never their code',
    broken: ({ from, to, typeOnly }) =>
      inside('packages/api/src', from) &&
      !isTest(from) &&
      to.startsWith('@mullion/integrations/') &&
      !typeOnly,
  },
  {
    says: 'only auth imports the sign-in library',
    broken: ({ from, to }) => /^better-auth(\/|$)/.test(to) && !inside('packages/auth', from),
  },
  {
    says: 'the api takes the port of auth, never its code',
    broken: ({ from, to, typeOnly }) =>
      inside('packages/api/src', from) && !isTest(from) && to.startsWith('@mullion/auth/') && !typeOnly,
  },
  {
    says: 'the client knows the api by its types only',
    broken: ({ from, to, typeOnly }) =>
      (inside('packages/client', from) || inside('apps/web', from)) &&
      to.startsWith('@mullion/api/') &&
      !typeOnly,
  },
  {
    says: 'product code does not import testing helpers',
    broken: ({ from, to }) => !isTest(from) && !from.startsWith('scripts/') && /(^|\/)testing(\/|$)/.test(to),
  },
]

function importsOf(file: string): Import[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
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
  return [...imports, ...exports]
}

const files = globSync('{apps,packages,scripts}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
const broken = files
  .flatMap(importsOf)
  .flatMap((found) =>
    rules
      .filter((rule) => rule.broken(found))
      .map((rule) => `${found.from}\n  imports ${found.to}: ${rule.says}`),
  )

for (const line of broken) console.error(line)
console.log(`${files.length} files, ${rules.length} rules, ${broken.length} broken.`)
process.exit(broken.length === 0 ? 0 : 1)
