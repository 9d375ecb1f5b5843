import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** What requests are made of: the server in these tests runs in the same process, on Node's own. */
const ofNode = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const

/** happy-dom for tests of components whose server, with a real store, runs in the same process. */
const environment: Environment = {
  name: 'dom-and-server',
  // Modules are loaded as on a server: what a bundler does to `import.meta.url` would lose files beside the code.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const node = Object.fromEntries(ofNode.map((name) => [name, globalThis[name]]))
    const dom = await builtinEnvironments['happy-dom'].setup(global, options)
    Object.assign(global, node)
    return dom
  },
}
export default environment
