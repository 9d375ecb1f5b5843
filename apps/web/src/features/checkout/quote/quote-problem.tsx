import { Button } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { needsCall, needsOtherCart } from './failure-help.ts'
import classes from './quote-problem.module.css'

export interface QuoteProblemProps {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
  readonly onCart: () => void
  /** Set for staff on terms, who may order without a carrier's rate. */
  readonly onConfirmLater?: (() => void) | undefined
}

/** Why shipping cannot be quoted, and what the buyer can do about it. */
export function QuoteProblem({ error, busy, onRetry, onCart, onConfirmLater }: QuoteProblemProps) {
  const { message, code, requestId, kind } = readError(error)
  const otherCart = needsOtherCart(code)
  return (
    <div className={classes.problem} role="alert">
      <p className={classes.message}>
        <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
        <span>{message}</span>
      </p>
      {needsCall(code) && <ContactLinks />}
      {kind === 'unknown' && requestId && <p className={classes.reference}>Reference {requestId}</p>}
      <Button variant="default" onClick={otherCart ? onCart : onRetry} loading={busy && !otherCart}>
        {otherCart ? 'Back to Cart' : 'Retry'}
      </Button>
      {onConfirmLater && code === 'checkout.quote_failed' && (
        <Button variant="subtle" onClick={onConfirmLater}>
          Order with freight to be confirmed
        </Button>
      )}
    </div>
  )
}
