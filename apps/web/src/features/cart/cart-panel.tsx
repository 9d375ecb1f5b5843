import { Button, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { usePricedCart } from '@mullion/client/cart/cart.hooks'
import { cartCount } from '@mullion/domain/cart/cart'
import { cartLinesOf, entriesOf, type StoredCart } from '@mullion/domain/cart/stored-cart'
import { formatMoney } from '@mullion/domain/money'
import { IconShoppingCart, IconTablePlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { confirm } from '../../lib/confirm.state.ts'
import { dismissUndo, notifyUndoable } from '../../lib/notices.state.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { Failed } from '../../ui/query-states.tsx'
import { cartState, clearCart } from './cart.state.ts'
import classes from './cart-panel.module.css'
import { shownLines, subtotalCents } from './cart-view.ts'
import { LineList } from './components/line-list.tsx'
import { groupsByDoors } from './door-groups.ts'
import { notifyPriceChanges } from './notify-price-changes.ts'
import { ShareCart } from './share/share-cart.tsx'

const changePauseMs = 250

/** Fetches the cart's prices on every load and change; notifies the buyer of each change once. */
function useCartPrices(entries: Readonly<StoredCart>) {
  const lines = useMemo(() => cartLinesOf(entries), [entries])
  const [settled] = useDebouncedValue(lines, changePauseMs)
  const priced = usePricedCart(settled)
  const news = priced.isPlaceholderData ? undefined : priced.data
  useEffect(() => {
    if (news) notifyPriceChanges(news)
  }, [news])
  return priced
}

/** Opens the quick order and shows its global keyboard shortcut. */
function QuickOrderButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Button
      variant="subtle"
      className={classes.orderButtonOpen}
      onClick={onOpen}
      aria-keyshortcuts="Alt+Q"
      leftSection={<IconTablePlus size={18} stroke={1.8} aria-hidden />}
    >
      Quick order
      <span className={classes.keys} aria-hidden="true">
        Alt+Q
      </span>
    </Button>
  )
}

interface EmptyCartProps {
  readonly onSearch: () => void
  readonly quickOrder: ReactNode
}

function EmptyCart({ onSearch, quickOrder }: EmptyCartProps) {
  return (
    <EmptyNote icon={<IconShoppingCart size={32} stroke={1.6} aria-hidden />} title="Your cart is empty">
      <p>Parts you add appear here and stay saved on this device.</p>
      <Button onClick={onSearch}>Return to Search</Button>
      {quickOrder}
    </EmptyNote>
  )
}

/** Empties the cart after a confirmation; `count` is the number shown in the header. */
function ClearCart({ count }: { readonly count: number }) {
  const clear = async () => {
    const text =
      count === 1 ? 'This removes 1 item.' : `This removes all ${count.toLocaleString('en-US')} items.`
    if (!(await confirm({ title: 'Clear cart?', text, action: 'Clear Cart', cancel: 'Keep cart' }))) return
    dismissUndo('cart')
    notifyUndoable('The cart was cleared.', clearCart(), 'cart')
  }
  return (
    <Button variant="subtle" className={classes.open} onClick={() => void clear()}>
      Clear Cart
    </Button>
  )
}

interface CartSummaryProps {
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

function CartSummary(props: CartSummaryProps) {
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
      <Stack component="section" gap={14} maw={1240} mx="auto">
        <PanelHeading>Shopping cart</PanelHeading>
        <EmptyCart onSearch={onSearch} quickOrder={quickOrder} />
      </Stack>
    )
  }
  return (
    <Stack component="section" gap={14} maw={1240} mx="auto">
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
    </Stack>
  )
}
