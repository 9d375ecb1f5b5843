import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { useReturnCredit, useReturnDeskActions } from '@mullion/client/returns/returns.hooks'
import { formatMoney } from '@mullion/domain/money'
import { reasonRules } from '@mullion/domain/returns/return-policy'
import type { PartReturn, ReturnCredit } from '@mullion/domain/returns/return-view'
import { useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import requests from '../../../ui/requests.module.css'
import { Section } from '../../../ui/section.tsx'

function Amounts({ goodsCents, feeCents, freightCents, taxCents, totalCents }: ReturnCredit) {
  return (
    <dl className={requests.facts}>
      <Fact name="Parts">{formatMoney(goodsCents + feeCents)}</Fact>
      {feeCents > 0 && <Fact name="Restocking fee">−{formatMoney(feeCents)}</Fact>}
      {freightCents > 0 && <Fact name="Freight">{formatMoney(freightCents)}</Fact>}
      <Fact name="Tax">{formatMoney(taxCents)}</Fact>
      <Fact name="Credit">
        <strong>{formatMoney(totalCents)}</strong>
      </Fact>
    </dl>
  )
}

/** Shows what the credit of a checked return comes to, and gives it. */
export function CreditForm({ shown }: { readonly shown: PartReturn }) {
  const { id: returnId, revision, number, lines } = shown
  const [withFreight, setWithFreight] = useState(false)
  const preview = useReturnCredit(returnId, withFreight)
  const { credit } = useReturnDeskActions()
  const credited = lines.filter(({ creditQuantity }) => (creditQuantity ?? 0) > 0)
  const ours = credited.some(({ reason }) => reasonRules[reason].ours)
  const give = async ({ totalCents }: ReturnCredit) => {
    const title = `Credit ${formatMoney(totalCents)} for ${number}?`
    const text = 'It goes back to the card, or to the account of an order on terms. You can’t undo this.'
    if (!(await confirm({ title, text, action: 'Credit', cancel: 'Not yet' }))) return
    credit.mutate(
      { returnId, revision, withFreight },
      { onSuccess: ({ creditNote }) => notify(`${number} was credited by ${creditNote?.number}.`) },
    )
  }
  if (credited.length === 0) return null
  return (
    <Section id="return-credit" title="Credit">
      <QueryStates query={preview} pending={<Skeleton height={120} />}>
        {(amounts) => (
          <Stack gap={14}>
            <Amounts {...amounts} />
            {ours ? (
              <Checkbox
                label="Give back the freight too"
                checked={withFreight}
                onChange={(event) => setWithFreight(event.currentTarget.checked)}
              />
            ) : (
              <Text fz="sm" c="dimmed">
                Freight comes back only for what was wrong or damaged.
              </Text>
            )}
            {credit.error && <OutcomeNote tone="bad" title={readError(credit.error).message} />}
            <Group>
              <ActionButton
                busy={credit.isPending}
                h={44}
                onClick={() => !preview.isPlaceholderData && void give(amounts)}
              >
                Credit {formatMoney(amounts.totalCents)}
              </ActionButton>
            </Group>
          </Stack>
        )}
      </QueryStates>
    </Section>
  )
}
