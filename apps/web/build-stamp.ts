import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['apps/web/{index.html,*.ts}', 'apps/web/src/**/*.*', 'packages/{domain,client}/src/**/*.*']

/**
 * Returns a hash of a build's sources: the browser's code and the server's rendering code must come from the
 * same sources.
 */
function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: repository })).sort())
    hash.update(file).update(readFileSync(repository + file))
  return hash.digest('base64url').slice(0, 22)
}

/** Adds the stamp to the page, and to the server build as `__buildStamp__`. */
export function buildStamp(): Plugin {
  const stamp = stampOfSources()
  return {
    name: 'build-stamp',
    apply: 'build',
    config: () => ({ define: { __buildStamp__: JSON.stringify(stamp) } }),
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: stamp }, injectTo: 'head' }],
  }
}
