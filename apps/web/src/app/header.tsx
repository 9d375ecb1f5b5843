import { store } from '../lib/store-info.ts'
import { CartButton } from './cart-button.tsx'
import { ColorSchemeToggle } from './color-scheme-toggle.tsx'
import classes from './header.module.css'
import { HeaderNav } from './header-nav.tsx'
import { SearchBox } from './search-box.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  return (
    <>
      <header className={classes.header}>
        <div className={classes.inner}>
          <Wordmark />
          <div className={classes.search}>
            <SearchBox />
          </div>
          <div className={classes.tools}>
            <HeaderNav />
            <ColorSchemeToggle />
          </div>
          <div className={classes.cart}>
            <CartButton />
          </div>
        </div>
      </header>
      {(store.demo || store.sandboxPayments) && (
        <aside className={classes.sandbox} aria-label="About this store">
          Demonstration store: sandbox payments, no card is charged
        </aside>
      )}
    </>
  )
}
