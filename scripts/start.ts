// Serves the store: builds the web client when it has changed, then starts the server, in demonstration mode unless
// MULLION_DEMO says otherwise, and says whom one can sign in as.
import { demoSignInText } from '@mullion/demo/accounts/sign-ins'
import { readEnv } from '../apps/server/src/env.ts'
import { buildWeb } from './lib/build-web.ts'

process.env.MULLION_DEMO ??= 'true'
process.env.LOG_LEVEL ??= 'warn'

await buildWeb()
await import('../apps/server/src/main.ts')
if (readEnv(process.env).MULLION_DEMO) process.stdout.write(`\n${demoSignInText()}\n`)
