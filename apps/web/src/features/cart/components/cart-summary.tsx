import { Button } from '@mantine/core'
import { formatMoney } from '@mullion/domain/money'
import classes from './cart-summary.module.css'

export interface CartSummaryProps {
  readonly subtotalCents: number
  /** Number of lines that cannot be ordered as they are. */
  readonly refused: number
  readonly cutToOrder: boolean
  readonly onSearch: () => void
  readonly onCheckout: () => void
}

function refusalText(refused: number): string {
  return `Fix or remove ${refused} ${refused === 1 ? 'line' : 'lines'} to check out.`
}

export function CartSummary(props: CartSummaryProps) {
  const { refused } = props
  return (
    <aside className={classes.summary} aria-label="Cart total">
      <div className={classes.row}>
        <span>Subtotal</span>
        <output className={classes.amount}>{formatMoney(props.subtotalCents)}</output>
      </div>
      <p className={classes.note}>Shipping and tax calculated at checkout.</p>
      {props.cutToOrder && (
        <p className={classes.final}>Cut-to-order parts (wires, gasket, metal) cannot be returned.</p>
      )}
      {refused > 0 && <p className={classes.refusal}>{refusalText(refused)}</p>}
      <Button size="md" fullWidth disabled={refused > 0} onClick={props.onCheckout}>
        Proceed to checkout
      </Button>
      <Button variant="subtle" fullWidth className={classes.back} onClick={props.onSearch}>
        Return to Search
      </Button>
    </aside>
  )
}
