import { type ServerProcess, startServerProcess } from '@mullion/config/server-process'
import { recordLogLine } from '@mullion/config/suite-log'

/** How long the sandbox's slow card takes: long enough to press a button twice or to reload the page. */
const slowCardMs = 3000

export type Server = ServerProcess

/** Starts the server as `npm start` does, in its own process and with its own data folder; `settings` are added to its own. */
export function startServer(
  dataDir: string,
  { port = 0, settings = {} }: { readonly port?: number; readonly settings?: NodeJS.ProcessEnv } = {},
): Promise<Server> {
  return startServerProcess({
    script: 'apps/server/src/main.ts',
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      MULLION_DEMO: 'true',
      LOG_LEVEL: 'info',
      // All stories come from one IP address.
      CATALOG_CALLS_A_MINUTE: '100000',
      SANDBOX_SLOW_CARD_MS: String(slowCardMs),
      ...settings,
    },
    onLine: recordLogLine,
  })
}
