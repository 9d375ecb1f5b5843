import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildStamp } from './build-stamp.ts'
import { compressedFiles } from './compressed-files.ts'

const server = process.env.MULLION_SERVER_URL ?? 'http://localhost:3000'

/**
 * Scripts and styles travel in few files: the first load is two, what is loaded ahead while the browser is idle is one
 * per screen, and what three late screens share is one more.
 */
const groups = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 5 },
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'part-detail', test: /[\\/]part-detail\.tsx$/, priority: 3 },
  { name: 'cart-panel', test: /[\\/](cart-panel|configure-dialog)\.tsx$/, priority: 2 },
  { name: 'category-menus', test: /[\\/]category-menus\.tsx$/, priority: 1 },
  // What forms are made of: those of the checkout and those of staff.
  { name: 'forms', test: /[\\/](@mantine[\\/]form|klona|fast-deep-equal)[\\/]/, priority: 2 },
  // Before `late`, so that no screen of customers carries what staff's forms are made of.
  {
    name: 'staff-forms',
    test: /[\\/](features[\\/]admin[\\/](form|list)|domain[\\/]src[\\/]admin)[\\/]/,
    priority: 1,
  },
  // No screens of their own in it: chunks never wait for each other, and code that does not come fails one screen alone.
  { name: 'late', minShareCount: 3, test: /[\\/](node_modules|packages|src[\\/](ui|lib))[\\/]/ },
]

/** What browsers load; the manifest tells the server which styles a page needs. */
const forBrowsers = {
  manifest: true,
  target: 'es2023',
  rolldownOptions: { output: { codeSplitting: { groups } } },
}
/** What the server draws pages with: whole, so that it needs no packages of the client's. */
const forServer = { target: 'node24', outDir: 'dist-server', emitAssets: false }

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), buildStamp(), ...(isSsrBuild ? [] : [compressedFiles()])],
  build: { sourcemap: false, assetsInlineLimit: 0, ...(isSsrBuild ? forServer : forBrowsers) },
  publicDir: isSsrBuild ? false : 'public',
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: Object.fromEntries(
      ['/trpc', '/api', '/images/parts', '/mailbox', '/healthz'].map((path) => [path, { target: server }]),
    ),
  },
}))
