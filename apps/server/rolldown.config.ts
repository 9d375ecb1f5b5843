import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'rolldown'
import { filesBeside } from './packaged-dependencies.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
/** The body of a thread in `new Worker`, or the module's own address. */
const address = /new URL\('\.\/([\w.-]+)\.ts', import\.meta\.url\)|import\.meta\.(?:url|dirname)/g

/**
 * Lets bundled modules find the files they read at run time. A package has those at the repository's paths, so each
 * module gets the address that it would have there; the body of a thread is an entry of its own beside the bundle.
 */
const addresses: Plugin = {
  name: 'addresses',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null
    const module = `new URL(${JSON.stringify(`../${relative(repository, id)}`)}, import.meta.url)`
    const folder = `decodeURIComponent(new URL('.', ${module}).pathname.slice(0, -1))`
    return code.replace(address, (found, thread?: string) => {
      if (thread) {
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${thread}.ts`), fileName: `${thread}.js` })
        return `new URL('./${thread}.js', import.meta.url)`
      }
      return found.endsWith('dirname') ? folder : `${module}.href`
    })
  },
}

// The server and its commands as JavaScript, for `npm run package`.
export default defineConfig({
  input: { 'mullion-server': 'src/packaged.ts' },
  cwd: dirname(fileURLToPath(import.meta.url)),
  platform: 'node',
  external: filesBeside.map((name) => new RegExp(`^${name}(/|$)`)),
  resolve: { conditionNames: ['mullion-source', 'node', 'import', 'default'] },
  plugins: [addresses],
  // Optional for the library that imports it.
  onLog: (level, log, print) => log.message.includes("'@opentelemetry/api'") || print(level, log),
  output: {
    dir: resolve(import.meta.dirname, 'dist'),
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
})
