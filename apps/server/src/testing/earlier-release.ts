import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

interface Release {
  readonly version: string
  readonly commit: string
  readonly migration: string
}

/** The release before this one. */
export function lastRelease(): Release {
  const { releases } = JSON.parse(readFileSync(join(repository, 'drizzle/releases.json'), 'utf8')) as {
    releases: Release[]
  }
  const last = releases.at(-1)
  if (!last) throw new Error('drizzle/releases.json names no release.')
  return last
}

const git = (...args: string[]) =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** True where the code of a release is in the history of this copy. */
export function isInHistory({ commit }: Release): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Lets the code in a folder use the installed packages, but its own workspaces. */
function linkPackages(dir: string): void {
  const [from, to] = [join(repository, 'node_modules'), join(dir, 'node_modules')]
  mkdirSync(join(to, '@mullion'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@mullion') symlinkSync(join(from, name), join(to, name))
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(dir, group))) {
      symlinkSync(join(dir, group, name), join(to, '@mullion', name))
      const own = join(repository, group, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(dir, group, name, 'node_modules'))
    }
}

/** Takes the code of a release from history into a temporary folder, ready to run. */
export function openRelease(release: Release) {
  const parent = mkdtempSync(join(tmpdir(), 'mullion-release-'))
  const dir = join(parent, release.version)
  git('worktree', 'add', '--detach', dir, release.commit)
  linkPackages(dir)
  return {
    dir,
    [Symbol.dispose]() {
      git('worktree', 'remove', '--force', dir)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
