import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path))

/** The configuration of the handbook, except that a buyer of the trial names an IP address of its own. */
const configuration = (port: number, servers: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor if-none
frontend store
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  retries 2
  retry-on conn-failure
  default-server check inter 1s fall 2 rise 1
${servers.map((each, at) => `  server server${at} 127.0.0.1:${each}`).join('\n')}
`

export interface Balancer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts HAProxy before the servers on these ports; null where it is not installed. */
export async function openBalancer(dir: string, servers: readonly number[]): Promise<Balancer | null> {
  if (!haproxy) return null
  const [port, file] = [await freePort(), join(dir, 'haproxy.cfg')]
  writeFileSync(file, configuration(port, servers))
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (child.exitCode === null && !(await answers())) await sleep(100)
  if (child.exitCode !== null) throw new Error('HAProxy refused its configuration.')
  return {
    url,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
