// Runs server and web client with reload: the client at the URL that Vite prints, the server behind it.
import { devServerUrl } from './lib/dev-server-url.ts'
import { start } from './lib/run.ts'

const env = { MULLION_DEMO: 'true', LOG_LEVEL: 'info', ...process.env }
const children = [
  start(process.execPath, ['--watch', 'apps/server/src/main.ts'], { env }),
  start('vite', ['--clearScreen', 'false'], {
    cwd: 'apps/web',
    env: { MULLION_SERVER_URL: devServerUrl(process.env) },
  }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
