import { transactionUnknown } from './errors.ts'
import { transactionOf } from './ledger.ts'
import type { TransactionEntry } from './ledger-entry.ts'
import type { Credit, CreditAnswer, PaymentGateway } from './port.ts'
import { checkAmount, numberOf } from './sandbox-decision.ts'
import type { Ledger } from './sandbox-ledger.ts'

type CreditEntry = Extract<TransactionEntry, { kind: 'credited' }>

interface SandboxCreditsDeps {
  readonly ledger: Pick<Ledger, 'entriesOf' | 'step'>
  readonly referenceOf: (gatewayId: string) => Promise<string>
  readonly clock: () => Date
}

const isCredit = (entry: TransactionEntry): entry is CreditEntry => entry.kind === 'credited'
const refused = (reason: string): CreditAnswer => ({ outcome: 'refused', reason })
const credited = ({ creditId: gatewayId }: CreditEntry): CreditAnswer => ({ outcome: 'credited', gatewayId })

/** Returns the part of the sandbox that gives money back. */
export function createSandboxCredits({
  ledger,
  referenceOf,
  clock,
}: SandboxCreditsDeps): Pick<PaymentGateway, 'credit' | 'listCredits'> {
  return {
    async credit(request) {
      const { gatewayId, amountCents: creditedCents, reference: creditReference } = request
      checkAmount(request)
      return ledger.step(await referenceOf(gatewayId), (before, number) => {
        const earlier = before.filter(isCredit).find((each) => each.creditReference === creditReference)
        if (earlier) return { answer: credited(earlier) }
        const transaction = transactionOf(before)
        if (!transaction) throw transactionUnknown(gatewayId)
        const { state, authCode: _code, ...facts } = transaction
        if (state !== 'captured') return { answer: refused(`A ${state} transaction cannot be credited.`) }
        const left = before.findLast(isCredit)?.leftCents ?? transaction.amountCents
        if (creditedCents > left) return { answer: refused('The credit is more than is left of the charge.') }
        const entry: CreditEntry = {
          ...{ kind: 'credited', at: clock().toISOString(), ...facts },
          ...{ creditReference, creditId: `SB${numberOf(number)}` },
          ...{ creditedCents, leftCents: left - creditedCents },
        }
        return { entry, answer: credited(entry) }
      })
    },

    async listCredits(gatewayId): Promise<Credit[]> {
      const entries = await ledger.entriesOf(await referenceOf(gatewayId))
      return entries.filter(isCredit).map(({ creditReference, creditId, creditedCents }) => {
        return { reference: creditReference, gatewayId: creditId, amountCents: creditedCents }
      })
    },
  }
}
