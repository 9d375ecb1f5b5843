import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { buildStamp } from './build-stamp.ts'
import { compressedFiles } from './compressed-files.ts'

const server = process.env.MULLION_SERVER_URL ?? 'http://localhost:3000'

/**
 * Bundles scripts and styles into few files: two for the first load, one for each screen loaded ahead while
 * the browser is idle, and one for code that at least three late screens share.
 */
const groups = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 5 },
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  // With the table of its family, which would otherwise wait for code that only staff tables need.
  { name: 'part-detail', test: /[\\/](part-detail|family-section|selection-table)\.tsx$/, priority: 3 },
  { name: 'cart-panel', test: /[\\/](cart-panel|configure-dialog)\.tsx$/, priority: 2 },
  { name: 'category-menus', test: /[\\/]category-menus\.tsx$/, priority: 1 },
  // Form libraries, used by the checkout and by staff screens.
  { name: 'forms', test: /[\\/](@mantine[\\/]form|klona|fast-deep-equal)[\\/]/, priority: 2 },
  // Listed before `late`, so that customers' screens do not load the code of staff forms.
  {
    name: 'staff-forms',
    test: /[\\/](features[\\/]admin[\\/]form[\\/]|domain[\\/]src[\\/]admin[\\/]|ui[\\/]staff-(list|table)\.)/,
    priority: 1,
  },
  // Contains no screens: chunks never wait for each other, and code that fails to load breaks only one
  // screen.
  { name: 'late', minShareCount: 3, test: /[\\/](node_modules|packages|src[\\/](ui|lib))[\\/]/ },
]

/**
 * Lets the browser compile the functions of a first load while it downloads, on another thread, instead of each one at
 * its first call.
 */
const hintOf = ({ name }: { readonly name: string }) =>
  ['libraries', 'index'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''

/** The build for browsers; its manifest tells the server which styles a page needs. */
const forBrowsers = {
  manifest: true,
  target: 'es2023',
  rolldownOptions: { output: { codeSplitting: { groups }, postBanner: hintOf } },
}
/**
 * The build with which the server renders pages; complete, so that the server needs none of the client's
 * packages.
 */
const forServer = { target: 'node24', outDir: 'dist-server', emitAssets: false }

/** The version of the store, which its pages report errors with. */
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** Prefers the client package's source to what its `npm pack` builds. */
const source = 'mullion-source'

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), buildStamp(), ...(isSsrBuild ? [] : [compressedFiles()])],
  build: { sourcemap: false, assetsInlineLimit: 0, ...(isSsrBuild ? forServer : forBrowsers) },
  define: { __release__: JSON.stringify(version) },
  publicDir: isSsrBuild ? false : 'public',
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    ...(isSsrBuild && { noExternal: true as const }),
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: Object.fromEntries(
      ['/trpc', '/api', '/images/parts', '/mailbox', '/healthz'].map((path) => [path, { target: server }]),
    ),
  },
}))
