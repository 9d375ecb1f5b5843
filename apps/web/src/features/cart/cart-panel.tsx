import { Button, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { usePricedCart } from '@mullion/client/cart/cart.hooks'
import { cartCount } from '@mullion/domain/cart/cart'
import { cartLinesOf, entriesOf, type StoredCart } from '@mullion/domain/cart/stored-cart'
import { formatMoney } from '@mullion/domain/money'
import { formatNumber } from '@mullion/domain/number-format'
import { IconShoppingCart, IconTablePlus } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { confirm } from '../../lib/confirm.state.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { dismissUndo, notifyUndoable } from '../../lib/notices.state.ts'
import { punchoutState } from '../../lib/punchout.state.ts'
import { AddToList } from '../../ui/add-to-list.tsx'
import { CreditLine } from '../../ui/credit-line.tsx'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { Failed } from '../../ui/query-states.tsx'
import { useRetry } from '../../ui/use-retry.ts'
import { useAskAboutFit } from './ask-about-fit.ts'
import { cartState, clearCart } from './cart.state.ts'
import classes from './cart-panel.module.css'
import { type CartLineView, shownLines, subtotalCents } from './cart-view.ts'
import { LineList } from './components/line-list.tsx'
import { groupsByDoors } from './door-groups.ts'
import { notifyPriceChanges } from './notify-price-changes.ts'
import { ShareCart } from './share/share-cart.tsx'

const ReturnCart = lazyComponent(async () => (await import('./punchout/return-cart.tsx')).ReturnCart)

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

const headAction = { variant: 'subtle', px: { base: 10, xs: 12 } } as const

function QuickOrderButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Button
      {...headAction}
      onClick={onOpen}
      aria-keyshortcuts="Alt+Q"
      leftSection={<IconTablePlus size={18} stroke={1.8} aria-hidden />}
    >
      Quick order
      <Text span className={classes.keys} fz={12} fw={500} c="dimmed" aria-hidden="true">
        Alt+Q
      </Text>
    </Button>
  )
}

/** Empties the cart after a confirmation; `count` is the number shown in the header. */
function ClearCart({ count }: { readonly count: number }) {
  const clear = async () => {
    const text = count === 1 ? 'This removes 1 item.' : `This removes all ${formatNumber(count)} items.`
    if (!(await confirm({ title: 'Clear cart?', text, action: 'Clear Cart', cancel: 'Keep cart' }))) return
    dismissUndo('cart')
    notifyUndoable('The cart was cleared.', clearCart(), 'cart')
  }
  // Aligns the button's text, rather than its edge, with the end of the lines.
  return (
    <Button {...headAction} mr={-12} onClick={() => void clear()}>
      Clear Cart
    </Button>
  )
}

const note = { fz: 'sm', c: 'dimmed' } as const

interface CartSummaryProps extends Pick<CartPanelProps, 'onSearch' | 'onCheckout' | 'onRequestQuote'> {
  readonly lines: readonly CartLineView[]
  readonly cutToOrder: boolean
}

function CartSummary({ lines, cutToOrder, onSearch, onCheckout, onRequestQuote }: CartSummaryProps) {
  const askAboutFit = useAskAboutFit()
  const [asking, setAsking] = useState(false)
  const { visit } = useSnapshot(punchoutState)
  const askFirst = async () => {
    setAsking(true)
    const goesOn = await askAboutFit(lines.map(({ entry }) => entry))
    setAsking(false)
    return goesOn
  }
  const checkOut = async () => {
    if (await askFirst()) onCheckout()
  }
  const refused = lines.filter((line) => line.problem !== null).length
  return (
    <Stack component="aside" gap={10} className={classes.summary} aria-label="Cart total">
      <Group justify="space-between" align="baseline">
        <Text span fz="md" fw={560}>
          Subtotal
        </Text>
        <Text component="output" fz={24} fw={670} lts="-0.01em">
          {formatMoney(subtotalCents(lines))}
        </Text>
      </Group>
      <Text {...note} visibleFrom="md">
        {visit
          ? `It goes back to ${visit.buyerName}, which orders.`
          : 'Shipping and tax calculated at checkout.'}
      </Text>
      <CreditLine orderCents={subtotalCents(lines)} beforeShipping />
      {cutToOrder && <Text {...note}>Cut-to-order parts (wires, gasket, metal) cannot be returned.</Text>}
      {refused > 0 && (
        <Text fz="sm" fw={560} c="var(--bad-ink)">
          Fix or remove {refused} {refused === 1 ? 'line' : 'lines'} to{' '}
          {visit ? 'return the cart' : 'check out'}.
        </Text>
      )}
      {visit ? (
        <ReturnCart visit={visit} refused={refused > 0} mayGoOn={askFirst} />
      ) : (
        <Button size="md" fullWidth disabled={refused > 0} loading={asking} onClick={() => void checkOut()}>
          Proceed to checkout
        </Button>
      )}
      {onRequestQuote && !visit && (
        <Button variant="default" fullWidth onClick={onRequestQuote}>
          Request a quote
        </Button>
      )}
      <Button variant="subtle" fullWidth visibleFrom="md" onClick={onSearch}>
        Return to Search
      </Button>
    </Stack>
  )
}

/** The cart as lines of a list. */
const linesNow = () =>
  cartLinesOf(snapshot(cartState).entries).map((line) => ({
    ...line,
    configurations: line.configurations ?? [],
  }))

export interface CartPanelProps {
  readonly onSearch: () => void
  readonly onOpenPart: (partId: number) => void
  readonly onOpenDoor: (serialNumber: string) => void
  readonly onQuickOrder: () => void
  readonly onCheckout: () => void
  /** Left out for staff, who answer requests. */
  readonly onRequestQuote?: (() => void) | undefined
}

export function CartPanel(props: CartPanelProps) {
  const { onSearch, onOpenPart, onCheckout } = props
  const quickOrder = <QuickOrderButton onOpen={props.onQuickOrder} />
  const { entries, formerPrices: former } = useSnapshot(cartState)
  const priced = useCartPrices(entries)
  const lines = shownLines(entriesOf(entries), { priced: priced.data, former })
  const panel = useRef<HTMLDivElement>(null)
  const { retry, retried } = useRetry(priced, () => panel.current?.querySelector('h1')?.focus())

  if (lines.length === 0) {
    return (
      <Stack component="section" gap={14} maw={1240} mx="auto">
        <PanelHeading>Shopping cart</PanelHeading>
        <EmptyNote icon={<IconShoppingCart size={32} stroke={1.6} aria-hidden />} title="Your cart is empty">
          <p>Parts you add appear here and stay saved on this device.</p>
          <Button onClick={onSearch}>Return to Search</Button>
          {quickOrder}
        </EmptyNote>
      </Stack>
    )
  }
  const groups = groupsByDoors(lines)
  const count = cartCount(lines.map(({ entry }) => ({ unit: entry.part.unit, quantity: entry.quantity })))
  return (
    <Stack component="section" ref={panel} gap={14} maw={1240} mx="auto">
      <Group gap="8px 20px" justify="space-between" pr={{ md: 340 }}>
        <PanelHeading>Shopping cart</PanelHeading>
        <Group gap={4} ml={{ base: -10, xs: 0 }}>
          {quickOrder}
          <ShareCart />
          <AddToList {...headAction} h={36} word="Save as list" name="" lines={linesNow} />
          <ClearCart count={count} />
        </Group>
      </Group>
      {priced.error && (
        <Failed error={priced.error} onRetry={retry} busy={priced.isFetching} focused={retried} compact />
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
          lines={lines}
          cutToOrder={priced.data?.returnsAgreementNeeded ?? false}
          onSearch={onSearch}
          onCheckout={onCheckout}
          onRequestQuote={props.onRequestQuote}
        />
      </div>
    </Stack>
  )
}
