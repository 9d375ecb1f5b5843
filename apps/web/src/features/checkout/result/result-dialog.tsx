import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import type { Outcome } from '../checkout.state.ts'
import { needsCall, needsOtherCart } from '../quote/failure-help.ts'
import { Asked } from './asked.tsx'
import { askedTitle } from './outcomes.ts'
import { Receipt } from './receipt.tsx'
import classes from './result.module.css'

export interface ResultDialogProps {
  readonly outcome: Outcome
  readonly onSeen: () => void
  readonly onCart: () => void
}

function CheckMark() {
  return (
    <svg viewBox="0 0 52 52" width="52" height="52" className={classes.mark} aria-hidden="true">
      <circle cx="26" cy="26" r="24" pathLength="1" />
      <path d="m15.5 27 7.2 7.2L37 19.5" pathLength="1" />
    </svg>
  )
}

function NotPlaced({ outcome }: { outcome: Extract<Outcome, { kind: 'failed' }> }) {
  return (
    <>
      <p>{outcome.message}</p>
      {outcome.code === 'checkout.payment_declined' && (
        <Text c="dimmed">Nothing was ordered and your cart is unchanged.</Text>
      )}
      {needsCall(outcome.code) && <ContactLinks />}
      {outcome.requestId && <Text c="dimmed">Reference {outcome.requestId}</Text>}
    </>
  )
}

function titleOf(outcome: Outcome): string {
  if (outcome.kind === 'asked') return askedTitle
  return outcome.kind === 'placed' ? `Order ${outcome.order.orderNumber} placed successfully!` : outcome.title
}

export function ResultDialog({ outcome, onSeen, onCart }: ResultDialogProps) {
  const [open, setOpen] = useState(true)
  const placed = outcome.kind === 'placed'
  const otherCart = outcome.kind === 'failed' && needsOtherCart(outcome.code)
  const title = titleOf(outcome)
  return (
    <Dialog
      opened={open}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={onSeen}
      size={500}
      title={
        <Group component="span" gap={14} wrap="nowrap">
          {placed && <CheckMark />}
          {title}
        </Group>
      }
    >
      <Stack gap={14} data-print-sheet={placed || undefined}>
        {outcome.kind === 'placed' && <Receipt outcome={outcome} />}
        {outcome.kind === 'asked' && <Asked request={outcome.request} />}
        {outcome.kind === 'failed' && <NotPlaced outcome={outcome} />}
        <Group className={classes.actions} gap={10} justify="flex-end" data-no-print>
          {placed && <PrintButton label="Print receipt" />}
          {otherCart && (
            <Button variant="default" onClick={onCart}>
              Back to Cart
            </Button>
          )}
          <Button onClick={() => setOpen(false)} data-autofocus>
            OK
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
