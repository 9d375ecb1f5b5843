import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, Stack } from '@mantine/core'
import { useSavedCards } from '@mullion/client/accounts/cards.hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import type { ApprovalRequest, ApproveRequestInput } from '@mullion/domain/approvals/approval-request'
import { cardMonthAt } from '@mullion/domain/card'
import { useState } from 'react'
import { cardHasExpired } from '../../lib/card-expiry.ts'
import {
  billingFromShipping,
  billingOf,
  cardEntryOf,
  emptyBilling,
  emptyCard,
  type TypedCardFacts,
  type TypedCardValues,
  typedCardProblems,
} from '../../lib/card-form.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { BillingFields } from '../../ui/billing-fields.tsx'
import { CardFields } from '../../ui/card-fields.tsx'

type Paid = Pick<ApproveRequestInput, 'card' | 'billing' | 'savedCard'>

const typedCard = ''

/** The card that an approver pays with, where no card of the buyer does. Card data lives only here. */
export function useApproverCard({ payBy, savedCard, shipAddress: address }: ApprovalRequest) {
  const needed = payBy === 'card' && !savedCard
  const { data: viewer } = useViewer()
  const cards = useSavedCards({ enabled: needed })
  const good = (cards.data ?? []).filter(({ cardExpiration }) => !cardHasExpired(cardExpiration, new Date()))
  const [chosen, setChosen] = useState<string | null>(null)
  const methodId = chosen ?? good[0]?.methodId ?? typedCard
  const facts: TypedCardFacts = { address, email: viewer?.user.email ?? '', now: cardMonthAt(new Date()) }
  const form = useCheckedForm<TypedCardValues>({
    start: { card: emptyCard, billing: emptyBilling },
    check: (values) => typedCardProblems(values, facts),
  })
  const { values, fill } = form
  return {
    needed,
    waits: needed && cards.isPending,
    good,
    methodId,
    setChosen,
    form,
    facts,
    billToShipping(same: boolean) {
      const from = same ? {} : billingFromShipping(address)
      fill({ billing: { ...values.billing, ...from, sameAsShipping: same } })
    },
    /** Shows what the server says about fields of the card. */
    showProblems(fields: Readonly<Record<string, string>>) {
      const own = Object.entries(fields).filter(([path]) => /^(card|billing)\./.test(path))
      if (own.length > 0) form.showServerErrors(Object.fromEntries(own))
    },
    /** Returns how the order is paid; null after showing what is missing. */
    paid(): Paid | null {
      if (!needed) return {}
      if (methodId !== typedCard) return { savedCard: { methodId } }
      if (!form.showAll()) return null
      return { card: cardEntryOf(values.card), billing: billingOf(values.billing, facts) }
    },
  }
}

const labelOf = ({ methodName, lastFour }: SavedCard) => `${methodName}, ending in ${lastFour}`

/** The choice of a card: one saved before, or one that is typed and not kept. */
export function PayWith({ card }: { readonly card: ReturnType<typeof useApproverCard> }) {
  const { needed, good, methodId, setChosen, form } = card
  if (!needed) return null
  return (
    <form ref={form.element} noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack gap={18}>
        {good.length > 0 && (
          <NativeSelect
            label="Pay with"
            value={methodId}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[
              ...good.map((each) => ({ value: each.methodId, label: labelOf(each) })),
              { value: typedCard, label: 'Another card' },
            ]}
          />
        )}
        {methodId === typedCard && (
          <>
            <CardFields payment={card} />
            <BillingFields payment={card} />
            <p>Your card goes to the card processor for this order only. We don’t keep its number.</p>
          </>
        )}
      </Stack>
    </form>
  )
}
