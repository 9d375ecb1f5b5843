import { readFileSync } from 'node:fs'

/** The manifest of the repository, or of the package that was made of it. */
const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

/** The version of the store. */
export const release: string = manifest.version
