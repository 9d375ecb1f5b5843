import { Stack, Text } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useOwnCredit } from '@mullion/client/credit/credit.hooks'
import { isStaff } from '@mullion/domain/accounts/actor'
import { overLimitCents, standingInWords } from '@mullion/domain/credit/standing'
import { formatMoney } from '@mullion/domain/money'
import { Section } from './section.tsx'

/** Queries the viewer's credit, unless they can have none. */
function useViewersCredit() {
  const { data: viewer } = useViewer()
  const mayHave = !!viewer && (isStaff(viewer.user) || viewer.user.company.termsCode === 'PO')
  return useOwnCredit(mayHave).data ?? null
}

interface CreditLineProps {
  /** The total of the order that is about to be placed; left out where none is. */
  readonly orderCents?: number | undefined
  /** True if shipping and tax come on top. */
  readonly beforeShipping?: boolean
}

/** How the viewer's company stands with its credit; nothing for whoever has no limit. */
export function CreditLine({ orderCents = 0, beforeShipping = false }: CreditLineProps) {
  const credit = useViewersCredit()
  if (!credit) return null
  const over = orderCents === 0 ? 0 : overLimitCents({ ...credit, orderCents })
  return (
    <Stack gap={2} fz="sm">
      <Text fz="sm" c="dimmed">
        {standingInWords(credit)}
      </Text>
      {over > 0 && (
        <Text fz="sm" fw={560} role="status">
          This order is {formatMoney(over)} over the limit{beforeShipping && ', before shipping and tax'}. You
          can place it, and our staff will review it before we ship.
        </Text>
      )}
    </Stack>
  )
}

/** The credit of the viewer's company as a section of their account; nothing for whoever has no limit. */
export function CreditSection() {
  const credit = useViewersCredit()
  if (!credit) return null
  return (
    <Section id="own-credit" title="Credit">
      <CreditLine />
      {credit.heldCents > 0 && (
        <Text fz="sm">
          Orders of {formatMoney(credit.heldCents)} are over the limit and are waiting for our staff.
        </Text>
      )}
    </Section>
  )
}
