// Makes a folder, and a .tgz of it, that runs a store on any machine like this one with nothing but Node: the server
// and its commands as JavaScript, the web client, migrations, demonstration, the handbook and what deploys it. `--to FOLDER` says where,
// `--no-archive` leaves out the .tgz.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { filesBeside } from '../apps/server/packaged-dependencies.ts'
import { buildWeb } from './lib/build-web.ts'
import { must, root } from './lib/run.ts'

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Files that are read at run time, at the paths of the repository. */
const files = [
  'apps/web/dist',
  'apps/web/dist-server',
  'apps/server/src/rest/reference/reference.css',
  'apps/server/src/rest/reference/start.js',
  'packages/demo/catalog',
  'packages/demo/illustrations',
  'packages/integrations/fonts',
  'docs',
]
/** Parts of dependencies that only their authors need; most of the size. */
const needless =
  /\/(better-sqlite3\/(deps|src)|pglite\/(src|dist\/.*\.d\.c?ts)|swagger-ui-dist\/.*\.map)|\.map$/

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Finds an installed package as Node does, from a folder upwards. */
function installed(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(root.slice(0, -1)); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
  }
  return null
}

/** The folders of the packages that stay beside the bundle, and of everything they need. */
function dependencyFolders(): Set<string> {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const folder = installed(name, from)
    // Machine code for other systems is not installed.
    if (!folder || found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder)
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, folder)
  }
  for (const name of filesBeside) {
    const users = ['apps/server', 'packages/db', 'packages/integrations', 'packages/api']
    for (const user of users) add(name, join(root, user))
  }
  return found
}

const system = `${process.platform}-${process.arch}`
/** Machine code for other systems. */
const foreign = (path: string) => /prebuilds\/.+\.node$/.test(path) && !path.endsWith(`/${system}.node`)

function copyDependencies(to: string): void {
  for (const folder of dependencyFolders()) {
    const place = folder.slice(folder.lastIndexOf('node_modules/'))
    cpSync(folder, join(to, place), {
      recursive: true,
      filter: (path) => !needless.test(path) && !foreign(path) && !path.startsWith(`${folder}/node_modules`),
    })
  }
}

function manifest(): object {
  const { version } = manifestOf(root)
  const versions = filesBeside.map((name) => {
    const folder = [...dependencyFolders()].find((path) => path.endsWith(`node_modules/${name}`))
    return [name, manifestOf(folder ?? '').version] as const
  })
  return {
    name: 'mullion-server',
    version,
    description: 'An online parts counter for a manufacturer.',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    os: [process.platform],
    cpu: [process.arch],
    bin: { 'mullion-server': 'bin/mullion-server.js', mullion: 'bin/mullion.js' },
    dependencies: Object.fromEntries(versions),
    bundleDependencies: [...filesBeside],
  }
}

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: join(root, 'dist') },
    archive: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const target = resolve(process.env.INIT_CWD ?? '', values.to)
const folder = join(target, 'mullion-server')
await buildWeb()
for (const app of ['server', 'cli'])
  await must('rolldown', ['-c'], { cwd: join(root, 'apps', app), stdio: ['ignore', 'ignore', 'inherit'] })
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync(join(root, 'apps/server/dist'), join(folder, 'bin'), { recursive: true })
cpSync(join(root, 'apps/cli/dist/main.js'), join(folder, 'bin/mullion.js'))
// `tar` keeps what `npm install` would set.
for (const name of ['mullion-server.js', 'mullion.js']) chmodSync(join(folder, 'bin', name), 0o755)
cpSync(join(root, 'apps/server/deploy'), join(folder, 'deploy'), { recursive: true })
for (const path of files) cpSync(join(root, path), join(folder, path), { recursive: true })
cpSync(join(root, 'drizzle'), join(folder, 'drizzle'), {
  recursive: true,
  filter: (path) => !path.endsWith('_snapshot.json'),
})
copyDependencies(folder)
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
console.log(folder)
if (values.archive) {
  // As npm makes them, so that `npm install --global` takes it.
  const archive = join(target, `mullion-server-${manifestOf(folder).version}-${system}.tgz`)
  const renamed = ['--transform', 's,^mullion-server,package,']
  await must('tar', ['-czf', archive, ...renamed, 'mullion-server'], { cwd: target })
  console.log(archive)
}
