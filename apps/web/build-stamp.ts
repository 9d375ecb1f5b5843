import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['apps/web/{index.html,*.ts}', 'apps/web/src/**/*.*', 'packages/{domain,client}/src/**/*.*']

/** One value for the sources of a build: what browsers load and what the server draws with must be of the same. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: repository })).sort())
    hash.update(file).update(readFileSync(repository + file))
  return hash.digest('base64url').slice(0, 22)
}

/** Puts the stamp into the page, and into the build for the server as `__buildStamp__`. */
export function buildStamp(): Plugin {
  const stamp = stampOfSources()
  return {
    name: 'build-stamp',
    apply: 'build',
    config: () => ({ define: { __buildStamp__: JSON.stringify(stamp) } }),
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: stamp }, injectTo: 'head' }],
  }
}
