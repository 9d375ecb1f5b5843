import { UnstyledButton } from '@mantine/core'
import { cartCount } from '@mullion/domain/cart/cart'
import { formatNumber } from '@mullion/domain/number-format'
import { IconShoppingCart } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { cartState } from '../../features/cart/cart.state.ts'
import { sharedCartState } from '../../features/cart/share/shared-cart.state.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { panels } from '../screens/screens.ts'
import turning from './cart-button.module.css'
import { returnText } from './header-entries.ts'
import classes from './tools.module.css'

export function CartButton() {
  const { entries } = useSnapshot(cartState)
  const opened = useRoute(({ panel, view }) => panel === 'cart' && view === 'cart')
  const inCart = useRoute(({ panel }) => panel === 'cart')
  const { turns } = useSnapshot(sharedCartState)
  const hydrated = useHydrated()
  const lines = hydrated ? Object.values(entries) : []
  const items = cartCount(lines.map(({ part, quantity }) => ({ unit: part.unit, quantity })))
  const count = formatNumber(items)
  return (
    <UnstyledButton
      className={classes.cart}
      onClick={() => navigate(to(opened ? 'search' : 'cart'))}
      onPointerEnter={panels.cart.preload}
      onFocus={panels.cart.preload}
      aria-label={`Shopping cart, ${count} ${items === 1 ? 'item' : 'items'}${opened ? `: ${returnText}` : ''}`}
      title={opened ? returnText : undefined}
      aria-current={inCart ? 'page' : undefined}
    >
      <IconShoppingCart
        key={turns}
        className={turns > 0 ? turning.icon : undefined}
        size={22}
        stroke={1.8}
        aria-hidden
      />
      <span className={classes.cartWord}>Cart</span>{' '}
      <span
        key={`count ${count}`}
        className={classes.count}
        data-unknown={!hydrated || undefined}
        data-empty={items === 0 || undefined}
        aria-hidden="true"
      >
        {count}
      </span>
    </UnstyledButton>
  )
}
