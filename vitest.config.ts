import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { full, times } from './packages/config/src/test-speed.ts'
import { SuiteReport } from './scripts/lib/suite-report.ts'

const memory = '/dev/shm'
const neededBytes = 6 * 1024 ** 3

/** True if Linux keeps files of that folder in memory, with room for the run, and lets programs there run. */
function hasMemoryFolder(): boolean {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
    const flags = mounted.findLast((line) => line.split(' ')[1] === memory)?.split(' ')[3] ?? 'noexec'
    const { bavail, bsize } = statfsSync(memory)
    return !flags.split(',').includes('noexec') && bavail * bsize > neededBytes
  } catch {
    return false
  }
}
/** Makes a folder that lives as long as the run. */
function folderOfRun(kind: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `mullion-${kind}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
// The stores of tests are thrown away, so they need not wait for a disk at each commit.
if (!process.env.TMPDIR && hasMemoryFolder()) {
  process.env.TMPDIR = folderOfRun('files', memory)
  // A PostgreSQL server that a test starts runs as another user.
  chmodSync(process.env.TMPDIR, 0o755)
}
// Where servers under test log, and where the REST answers that tests showed are noted; the last project reads both.
process.env.MULLION_SUITE_LOGS = folderOfRun('logs')
process.env.MULLION_SUITE_ANSWERS = folderOfRun('answers')
// Where servers under test are bundled when the first one starts; in watch mode, sources change during a run.
const isRun = process.argv.includes('run')
if (isRun) process.env.MULLION_SERVER_BUNDLE = folderOfRun('servers')
// Workers and the processes that tests start load the same thousand modules, which are compiled once.
if (isRun) process.env.NODE_COMPILE_CACHE ??= folderOfRun('compiled')

const stored = ['packages/db', 'packages/auth', 'packages/api', 'apps/server']
const plain = [
  ...['domain', 'integrations', 'client', 'demo', 'terminal'].map((name) => `packages/${name}`),
  ...['apps/cli', 'scripts'],
]
const testsIn = (dirs: readonly string[], kind = '') => dirs.map((dir) => `${dir}/**/*${kind}.test.ts`)

/**
 * Tests whose results can differ by database engine: all of packages/db, and tests of transactions, races,
 * search and unique values elsewhere.
 */
const byEngine = [...testsIn(['packages/db']), ...testsIn(stored, '.engines')]
const onPostgres = full ? testsIn(stored) : byEngine
/**
 * What PGlite runs when a real PostgreSQL server runs the rest: enough to prove that it opens, migrates, stores and
 * searches.
 */
const opensAndSearches = [
  'packages/db/src/database.test.ts',
  'packages/db/src/search/text-index.repository.test.ts',
]
const server = process.env.TEST_DATABASE_URL

const engines = [
  { name: 'sqlite', url: 'sqlite:memory', include: testsIn(stored) },
  { name: 'pglite', url: 'pglite:memory', include: server && !full ? opensAndSearches : onPostgres },
  ...(server ? [{ name: 'postgres', url: server, include: onPostgres }] : []),
]

/** Puts a project in the first group; projects without a group order run after those with one. */
const first = { groupOrder: 0 }
const quiet = {
  setupFiles: ['./packages/config/src/quiet-tests.ts'],
  // Uses every core; the default leaves one of two cores idle. One more than cores takes longer, because each loads the
  // modules of each project.
  maxWorkers: '100%',
  // The default of one second is too short on a busy machine; waiting costs nothing when a condition holds at once.
  expect: { poll: { timeout: 20_000 } },
}
/**
 * Test files without side effects share imported modules, because loading those takes as long as the tests.
 */
const together = { isolate: false, testTimeout: times(30_000, 600_000), hookTimeout: 30_000 }
/** The condition that chooses the source of the client package, which also has a build. */
const source = 'mullion-source'
/**
 * Room for new objects, most of which a test drops at once; with the default of 16 MB, collecting them takes an eighth
 * of the processor time of all tests.
 */
const roomy = ['--max-semi-space-size=64']
/**
 * During a run, Node itself loads what it also runs in production, which takes a fourth less processor time than letting
 * Vite transform a thousand modules. Watch mode needs Vite, because Node never loads a changed module again.
 */
const onNode = isRun
  ? {
      execArgv: [`--conditions=${source}`, ...roomy],
      experimental: { viteModuleRunner: false, nodeLoader: false },
    }
  : {}
/** Packages without state, which Node loads once for all files of a worker instead of anew for each. */
const stateless = [/\/packages\/(?:api|auth|config|db|demo|domain|integrations)\/src\//]
const loadedOnce = isRun ? { server: { deps: { external: stateless } } } : {}

export default defineConfig({
  test: {
    reporters: ['default', new SuiteReport(process.env.MULLION_SUITE_COUNTS)],
    projects: [
      {
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        test: {
          name: 'rules',
          include: testsIn(plain),
          sequence: first,
          ...onNode,
          ...quiet,
          ...together,
        },
      },
      ...engines.map(({ name, url, include }) => ({
        test: {
          name,
          include,
          sequence: first,
          env: { DATABASE_URL: url, TEST_DATABASE_URL: name === 'postgres' ? url : '' },
          globalSetup: name === 'postgres' ? ['./packages/db/src/testing/test-databases.ts'] : [],
          ...onNode,
          ...quiet,
          ...together,
        },
      })),
      {
        extends: './apps/web/vite.config.ts',
        // Only a real build sets this stamp, so tests define their own.
        define: { __buildStamp__: '"test"' },
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          testTimeout: 30_000,
          sequence: first,
          execArgv: roomy,
          ...loadedOnce,
          ...quiet,
          isolate: false,
          setupFiles: [...quiet.setupFiles, './apps/web/src/testing/fresh-modules.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: './apps/web/src/testing/dom-environment.ts',
          env: { DATABASE_URL: 'sqlite:memory' },
          testTimeout: 30_000,
          sequence: first,
          execArgv: roomy,
          ...loadedOnce,
          ...quiet,
          isolate: false,
          setupFiles: [...quiet.setupFiles, './apps/web/src/testing/fresh-page.ts'],
        },
      },
      {
        test: {
          name: 'stories',
          include: ['apps/web/e2e/**/*.story.ts'],
          globalSetup: ['./scripts/lib/prepare-stories.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // Stories spend a quarter of their time waiting, so two cores are busy with three.
          maxWorkers: 3,
          // Test files run by one worker share its browser and, unless they change it, its shop.
          isolate: false,
          // Browsers, servers and busy machines can fail once by chance, so a failed story is retried once
          // and reported.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'logs',
          include: ['apps/server/src/testing/*-of-the-suite.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
