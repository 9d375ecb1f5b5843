// Serves the store: builds the web client when it has changed, then starts the server, in demonstration mode unless
// MULLION_DEMO says otherwise. Settings come from the environment and from .env.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './lib/build-web.ts'
import { root } from './lib/run.ts'

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
process.env.MULLION_DEMO ??= 'true'
process.env.LOG_LEVEL ??= 'warn'

await buildWeb()
await import('../apps/server/src/main.ts')
