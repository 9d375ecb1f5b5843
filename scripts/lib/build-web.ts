import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, root } from './run.ts'

const sources = [
  'apps/web/{index.html,package.json,*.ts,*.js}',
  'apps/web/{src,public}/**/*',
  'packages/{domain,client}/src/**/*',
  'package-lock.json',
]
const stamp = join(root, 'apps/web/dist/.built-from')

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function builtFrom(): string {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return ''
  }
}

/** Builds the web client if its sources have changed since the last build. */
export async function buildWeb(): Promise<void> {
  const hash = sourceHash()
  if (builtFrom() === hash) return
  process.stdout.write('Building the web client …\n')
  // Tests set another one, with which the build for the server would need tools of React's developers.
  const env = { NODE_ENV: 'production' }
  await must('npm', ['run', '--silent', 'build', '--workspace', '@mullion/web'], { env })
  writeFileSync(stamp, hash)
}
