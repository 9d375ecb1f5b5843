// Lists the licenses of the packages that run in production, from package-lock.json; fails for one that asks for more
// than its notice.
import { readFileSync } from 'node:fs'

const permissive = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  ...['CC-BY-4.0', 'Unlicense', 'Python-2.0', 'Zlib', 'W3C', 'PostgreSQL', 'WTFPL'],
])

/** Licenses that were looked at one by one, and why they are fine. */
const reviewed: Readonly<Record<string, string>> = {
  'png-js': 'MIT, in its LICENSE file',
  zipcodes: 'BSD, in its README',
}
/** libvips is a library of its own beside sharp, unchanged and replaceable, as LGPL asks. */
const isReviewed = (name: string) => name in reviewed || name.startsWith('@img/sharp-')

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const installed = Object.entries(lock.packages as Record<string, LockedPackage>)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { version, license = 'none' }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }))
/** Of a choice, one permissive license is enough; of several that hold together, all must be. */
const isPermissive = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => permissive.has(each)))

const byLicense = [...Map.groupBy(installed, ({ license }) => license)]
for (const [license, all] of byLicense.toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`${license}: ${all.length}`)
  if (!isPermissive(license)) for (const { name, version } of all) console.log(`  ${name} ${version}`)
}
const others = installed.filter(({ license, name }) => !isPermissive(license) && !isReviewed(name))
if (others.length > 0) {
  console.error(`${others.length} packages have a license that asks for more than its notice, or none.`)
  process.exitCode = 1
}
