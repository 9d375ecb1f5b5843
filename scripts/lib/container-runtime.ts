import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const worked = (program: string, ...args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 10_000 })
    return true
  } catch {
    return false
  }
}

/** What runs containers on this machine: docker, or podman; null if neither does. */
export const containerRuntime = ['docker', 'podman'].find((program) => worked(program, 'info')) ?? null

/**
 * Lets podman run where its own defaults do not: its limits may be above those of the machine, and crun does not know each
 * mixture of control groups.
 */
function settlePodman(): void {
  const folder = mkdtempSync(join(tmpdir(), 'mullion-podman-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const runtime = worked('runc', '--version') ? '[engine]\nruntime = "runc"\n' : ''
  const limits = '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n'
  process.env.CONTAINERS_CONF = join(folder, 'containers.conf')
  writeFileSync(process.env.CONTAINERS_CONF, limits + runtime)
}
if (containerRuntime === 'podman' && !process.env.CONTAINERS_CONF) settlePodman()

/** The Debian packages that the base of the image is made of, besides Node. */
const basePackages = ['libc6', 'libgcc-s1', 'libstdc++6', 'tzdata', 'netbase', 'ca-certificates']
const needless = /^\/usr\/share\/(doc|lintian|locale|man)\//

/** True where the base of the image can be made of what is installed: on Debian. */
export const canMakeBase = containerRuntime !== null && worked('dpkg', '--status', ...basePackages)

function filesOfBase(): string[] {
  const listed = execFileSync('dpkg', ['--listfiles', ...basePackages], { encoding: 'utf8' }).split('\n')
  const files = listed.filter((path) => path.startsWith('/') && existsSync(path) && !needless.test(path))
  return [...new Set(files)].filter((path) => !statSync(path).isDirectory())
}

const accounts = [
  ['etc/passwd', 'root:x:0:0::/root:/sbin/nologin\nnonroot:x:65532:65532::/home/nonroot:/sbin/nologin\n'],
  ['etc/group', 'root:x:0:\nnonroot:x:65532:\n'],
] as const

/**
 * Makes an image like the base that the container file names, of the Debian packages and the Node of this machine, for
 * where that base cannot be fetched. `folder` is for its files; `name` is the image's.
 */
export function makeBaseImage(folder: string, name: string): void {
  for (const path of [...filesOfBase(), '/etc/ssl/certs/ca-certificates.crt']) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(path, join(folder, path), { verbatimSymlinks: true, force: true })
  }
  for (const [path, text] of accounts) writeFileSync(join(folder, path), text)
  mkdirSync(join(folder, 'tmp'))
  mkdirSync(join(folder, 'nodejs/bin'), { recursive: true })
  cpSync(process.execPath, join(folder, 'nodejs/bin/node'))
  const changes = [
    'USER 65532',
    'ENTRYPOINT ["/nodejs/bin/node"]',
    'ENV SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt',
  ]
  const archive = `${folder}.tar`
  execFileSync('tar', ['-C', folder, '--owner=0', '--group=0', '-cf', archive, '.'])
  const options = changes.flatMap((change) => ['--change', change])
  execFileSync(containerRuntime ?? '', ['import', ...options, archive, name], { stdio: 'ignore' })
}

/** The container file, on another base. */
export const containerFileOn = (file: string, base: string): string =>
  readFileSync(file, 'utf8').replace(/^FROM .*$/m, `FROM ${base}`)
