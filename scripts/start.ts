// Serves the store: builds the web client if it has changed, then starts the server (in demo mode unless MULLION_DEMO
// says otherwise) and prints the accounts that can sign in.
import { demoSignInText } from '@mullion/demo/accounts/sign-ins'
import { readEnv } from '../apps/server/src/env.ts'
import { buildWeb } from './lib/build-web.ts'

process.env.MULLION_DEMO ??= 'true'
process.env.LOG_LEVEL ??= 'warn'

await buildWeb()
await import('../apps/server/src/main.ts')
if (readEnv(process.env).MULLION_DEMO) process.stdout.write(`\n${demoSignInText()}\n`)
