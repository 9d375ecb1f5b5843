// Cuts the store's typefaces down to the letters and weights it uses, and writes them where the client imports them. To
// be run again after a change of the packages or of the letters; the files are in version control.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { lettersOfFonts } from './lib/font-letters.ts'
import { root } from './lib/run.ts'

const target = join(root, 'apps/web/src/app/fonts')
const { resolve } = createRequire(import.meta.url)
/** Weights between which the styles choose. */
const weights = { wght: { min: 400, max: 700, default: 400 } }

for (const name of ['atkinson-hyperlegible-next', 'atkinson-hyperlegible-mono']) {
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`))
  const whole = readFileSync(join(folder, `files/${name}-latin-wght-normal.woff2`))
  const part = await subsetFont(whole, lettersOfFonts, { targetFormat: 'woff2', variationAxes: weights })
  writeFileSync(join(target, `${name}.woff2`), part)
  writeFileSync(join(target, `${name}.license.txt`), readFileSync(join(folder, 'LICENSE')))
  console.log(`${name}: ${(whole.length / 1024).toFixed(1)} KB, cut to ${(part.length / 1024).toFixed(1)} KB`)
}
