import { useDebouncedValue } from '@mantine/hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useApprovalPreview } from '@mullion/client/approvals/approvals.hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import type { ApprovalPreview } from '@mullion/domain/approvals/approval-request'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { useSnapshot } from 'valtio'
import { checkoutState } from './checkout.state.ts'

export interface AwaitsDeps {
  readonly address: ShipAddress
  readonly totalCents: number | undefined
  readonly actingFor: InternalCompany | null
}

const typingPauseMs = 400

/** Returns to whom the order would go for approval and why; null if it needs none. Asks only where a company has rules. */
export function useAwaits({ address, totalCents, actingFor }: AwaitsDeps): ApprovalPreview | null {
  const { data: viewer } = useViewer()
  const [poNumber] = useDebouncedValue(
    useSnapshot(checkoutState).draft.payment?.poNumber.trim() ?? '',
    typingPauseMs,
  )
  const asks = viewer?.user.company.approvals === true && !actingFor && totalCents !== undefined
  const input = asks
    ? { grandTotalCents: totalCents, shipAddress: address, ...(poNumber ? { poNumber } : {}) }
    : null
  const { data } = useApprovalPreview(input)
  return input && data && data.reasons.length > 0 ? data : null
}
