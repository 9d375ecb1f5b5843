import { cartCount } from '@mullion/domain/cart/cart'
import { entriesOf } from '@mullion/domain/cart/stored-cart'
import { useSnapshot } from 'valtio'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { Failed } from '../../ui/query-states.tsx'
import { cartState } from './cart.state.ts'
import classes from './cart-panel.module.css'
import { shownLines, subtotalCents } from './cart-view.ts'
import { CartSummary } from './components/cart-summary.tsx'
import { ClearCart } from './components/clear-cart.tsx'
import { EmptyCart } from './components/empty-cart.tsx'
import { LineList } from './components/line-list.tsx'
import { QuickOrderButton } from './components/quick-order-button.tsx'
import { groupsByDoors } from './door-groups.ts'
import { ShareCart } from './share/share-cart.tsx'
import { useCartPrices } from './use-cart-prices.ts'

export interface CartPanelProps {
  readonly onSearch: () => void
  readonly onOpenPart: (partId: number) => void
  readonly onOpenDoor: (serialNumber: string) => void
  readonly onQuickOrder: () => void
  readonly onCheckout: () => void
}

export function CartPanel(props: CartPanelProps) {
  const { onSearch, onOpenPart, onCheckout } = props
  const quickOrder = <QuickOrderButton onOpen={props.onQuickOrder} />
  const { entries, formerPrices: former } = useSnapshot(cartState)
  const priced = useCartPrices(entries)
  const lines = shownLines(entriesOf(entries), { priced: priced.data, former })

  const groups = groupsByDoors(lines)

  if (lines.length === 0) {
    return (
      <section className={classes.panel}>
        <PanelHeading>Shopping cart</PanelHeading>
        <EmptyCart onSearch={onSearch} quickOrder={quickOrder} />
      </section>
    )
  }
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <PanelHeading>Shopping cart</PanelHeading>
        <div className={classes.actions}>
          {quickOrder}
          <ShareCart />
          <ClearCart
            count={cartCount(lines.map(({ entry }) => ({ unit: entry.part.unit, quantity: entry.quantity })))}
          />
        </div>
      </div>
      {priced.error && (
        <Failed error={priced.error} onRetry={priced.refetch} busy={priced.isFetching} compact />
      )}
      <div className={classes.columns}>
        <div className={classes.lines}>
          {groups.map((group) => (
            <LineList
              key={group.key}
              group={group}
              headed={groups.some(({ doors }) => doors.length > 0)}
              busy={priced.isFetching}
              onOpenPart={onOpenPart}
              onOpenDoor={props.onOpenDoor}
            />
          ))}
        </div>
        <CartSummary
          subtotalCents={subtotalCents(lines)}
          refused={lines.filter((line) => line.problem !== null).length}
          cutToOrder={priced.data?.returnsAgreementNeeded ?? false}
          onSearch={onSearch}
          onCheckout={onCheckout}
        />
      </div>
    </section>
  )
}
