#!/usr/bin/env node
// The command of a package. Unlike in the repository, nothing has chosen the Node, read .env or turned on the cache of
// compiled code.
import { existsSync } from 'node:fs'
import module from 'node:module'

const oldest = 24
if (Number.parseInt(process.versions.node, 10) < oldest) {
  process.stderr.write(`Mullion needs Node ${oldest} or newer. This is Node ${process.versions.node}.\n`)
  process.exit(1)
}
if (existsSync('.env')) process.loadEnvFile('.env')
module.enableCompileCache()
// Loaded last, because the table definitions choose the database engine when they load.
await import('./commands/main.ts')
