import { dirname, resolve } from 'node:path'
import type { InputOptions, Plugin } from 'rolldown'
import { filesBeside } from './packaged-dependencies.ts'

/** The body of a thread in `new Worker`, or the module's own address. */
const address = /new URL\('\.\/([\w.-]+)\.ts', import\.meta\.url\)|import\.meta\.(?:url|dirname)/g

/**
 * Lets bundled modules find the files they read at run time: each gets the address that the given expression has for it.
 * The body of a thread is an entry of its own beside the bundle.
 */
const addresses = (addressOf: (id: string) => string): Plugin => ({
  name: 'addresses',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null
    const module = addressOf(id)
    const folder = `decodeURIComponent(new URL('.', ${module}).pathname.slice(0, -1))`
    return code.replace(address, (found, thread?: string) => {
      if (thread) {
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${thread}.ts`), fileName: `${thread}.js` })
        return `new URL('./${thread}.js', import.meta.url)`
      }
      return found.endsWith('dirname') ? folder : `${module}.href`
    })
  },
})

/** How every bundle of the server is made; `addressOf` returns the expression of a module's URL. */
export const bundleOptions = (addressOf: (id: string) => string): InputOptions => ({
  cwd: import.meta.dirname,
  platform: 'node',
  external: filesBeside.map((name) => new RegExp(`^${name}(/|$)`)),
  resolve: { conditionNames: ['mullion-source', 'node', 'default'] },
  plugins: [addresses(addressOf)],
  // Optional for the library that imports it.
  onLog: (level, log, print) => log.message.includes("'@opentelemetry/api'") || print(level, log),
})
