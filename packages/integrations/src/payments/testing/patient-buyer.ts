import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@mullion/domain/error'
import { createSandboxGateway } from '../sandbox.ts'
import { charge } from './cards.ts'

/**
 * A process that keeps paying on one gateway despite failures, printing the outcome of each payment and each
 * check.
 */
const [ledgerFile = ''] = process.argv.slice(2)
const gateway = createSandboxGateway({ ledger: ledgerFile, clock: () => new Date('2026-11-20T12:00:00Z') })
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))

for (let order = 1; ; order += 1) {
  const paid = await gateway.authorise(charge(`order-${order}`)).then(() => 'paid', codeOf)
  const checked = await gateway.check().then(() => 'ready', codeOf)
  process.stdout.write(`${paid} ${checked} order-${order}\n`)
  await sleep(5)
}
