import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

// Builds what `npm pack` publishes: a module and its types for each file of `src`, with the product's own packages
// inside and everything else left to the dependencies. Before that, `tsc` writes the types to `dist-types`, with a single
// checker, because several would each work out the types of the whole API.
const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const names = globSync('src/**/*.{ts,tsx}', { cwd: fileAt('.') })
  .filter((file) => !file.includes('.test.'))
  .map((file) => file.replace(/^src\//, ''))
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '')
const external = (id: string) => !/^(\.|\/|@mullion\/)/.test(id)

const context = fileAt('dist-types/packages/api/src/trpc/context.d.ts')

/** Finds the types of the product's own packages, except what a request carries on the server. */
const ownTypes: Plugin = {
  name: 'own-types',
  resolveId: {
    order: 'pre',
    handler(id, from = '') {
      const [, own, path = ''] = /^@mullion\/([^/]+)\/(.+)$/.exec(id) ?? []
      if (own) return fileAt(`dist-types/packages/${own}/src/${withoutEnding(path)}.d.ts`)
      return id.startsWith('.') ? resolve(dirname(from), `${withoutEnding(id)}.d.ts`) : null
    },
  },
  load: (id) => (id === context ? 'export type Context = object' : null),
}

export default defineConfig([
  {
    input: Object.fromEntries(names.map((file) => [withoutEnding(file), fileAt(`src/${file}`)])),
    platform: 'neutral',
    external,
    output: { dir: 'dist', cleanDir: true, chunkFileNames: 'shared/[name]-[hash].js' },
  },
  {
    input: Object.fromEntries(
      names.map(withoutEnding).map((name) => [name, fileAt(`dist-types/packages/client/src/${name}.d.ts`)]),
    ),
    external,
    plugins: [ownTypes, dts({ dtsInput: true, generator: 'oxc' })],
    output: { dir: 'dist', chunkFileNames: 'shared/[name]-[hash].d.ts', entryFileNames: '[name].d.ts' },
  },
])
