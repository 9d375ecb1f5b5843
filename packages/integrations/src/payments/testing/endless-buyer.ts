import { AppError } from '@mullion/domain/error'
import { createSandboxGateway } from '../sandbox.ts'
import { charge, namedCard } from './cards.ts'

/**
 * A process that pays, saves cards and removes cards in an endless loop, printing each acknowledged step on
 * one line, until it is killed or fails.
 */
const [ledgerFile = '', run = ''] = process.argv.slice(2)
const gateway = createSandboxGateway({ ledger: ledgerFile, clock: () => new Date('2026-11-20T12:00:00Z') })

async function buyWithoutEnd(lane: number): Promise<void> {
  for (let order = 1; ; order += 1) {
    const reference = `${run}-${lane}-${order}`
    const answer = await gateway.authorise(charge(reference))
    if (answer.outcome === 'declined') throw new Error(answer.reason)
    process.stdout.write(`authorised ${reference} ${answer.gatewayId}\n`)
    await gateway.capture(answer.gatewayId)
    process.stdout.write(`captured ${reference} ${answer.gatewayId}\n`)
    await saveAndRemove(reference)
  }
}

/** Saves two cards for a customer and removes the second one; each order has its own customer. */
async function saveAndRemove(customerId: string): Promise<void> {
  const { methodId } = await gateway.saveCard(customerId, namedCard())
  process.stdout.write(`saved ${customerId} ${methodId}\n`)
  const other = await gateway.saveCard(customerId, namedCard('5555444433332226'))
  await gateway.removeCard(customerId, other.methodId)
  process.stdout.write(`removed ${customerId} ${other.methodId}\n`)
}

async function printFailure(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    process.stdout.write(`failed ${error instanceof AppError ? error.code : error}\n`)
  })
}

await Promise.all([1, 2, 3, 4].map((lane) => printFailure(buyWithoutEnd(lane))))
