import { relative, resolve } from 'node:path'
import { defineConfig } from 'rolldown'
import { bundleOptions } from './bundle.ts'

const repository = resolve(import.meta.dirname, '../..')
/** A package has the files that modules read at the repository's paths, so each module has the address it would have there. */
const addressOf = (id: string) =>
  `new URL(${JSON.stringify(`../${relative(repository, id)}`)}, import.meta.url)`

// The server and its commands as JavaScript, for `npm run package`.
export default defineConfig({
  ...bundleOptions(addressOf),
  input: { 'mullion-server': 'src/packaged.ts' },
  output: {
    dir: resolve(import.meta.dirname, 'dist'),
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
})
