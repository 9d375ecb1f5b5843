// Lists the licenses of the packages that run in production; fails for one that asks for more than its notice.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const permissive =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|Zlib|Artistic-2\.0|W3C|PostgreSQL)( (OR|AND) [\w.-]+)*\)?$/

interface Installed {
  readonly name: string
  readonly version: string
  readonly license: string
}

function licenseOf(folder: string): Installed | null {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return null
  const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  const listed = license ?? licenses?.map((each: { type: string }) => each.type).join(' OR ')
  return { name, version, license: typeof listed === 'object' ? listed.type : (listed ?? 'none') }
}

const folders = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n')
const installed = [...new Set(folders)]
  .filter((folder) => folder.includes('node_modules'))
  .map(licenseOf)
  .filter((each): each is Installed => each !== null && !each.name?.startsWith('@mullion/'))
const byLicense = Map.groupBy(installed, ({ license }) => license)
for (const [license, all] of [...byLicense].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`${license}: ${all.length}`)
  if (!permissive.test(license)) for (const { name, version } of all) console.log(`  ${name} ${version}`)
}
const others = installed.filter(({ license }) => !permissive.test(license))
if (others.length > 0) {
  console.error(`${others.length} packages have a license that asks for more than its notice, or none.`)
  process.exitCode = 1
}
