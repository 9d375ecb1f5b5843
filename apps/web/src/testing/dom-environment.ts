import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * Globals taken from Node instead of happy-dom, because the server in these tests runs in the same process.
 */
const ofNode = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const

/**
 * A happy-dom environment for component tests that run the server, with a real store, in the same process.
 */
const environment: Environment = {
  name: 'dom-and-server',
  // Loads modules as on a server: a bundler's rewriting of `import.meta.url` would break paths to files
  // beside the code.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const node = Object.fromEntries(ofNode.map((name) => [name, globalThis[name]]))
    const dom = await builtinEnvironments['happy-dom'].setup(global, options)
    Object.assign(global, node)
    // React complains of elements that the DOM does not know, and happy-dom does not know this one.
    Object.defineProperty(global.HTMLUnknownElement.prototype, Symbol.toStringTag, {
      get(this: Element) {
        return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
      },
    })
    return dom
  },
}
export default environment
