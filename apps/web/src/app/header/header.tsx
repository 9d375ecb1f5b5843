import { store } from '../../lib/store-info.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Acting } from './acting-banner.tsx'
import { CartButton } from './cart-button.tsx'
import { CategoryBar } from './category-bar.tsx'
import { ColorSchemeToggle } from './color-scheme-toggle.tsx'
import classes from './header.module.css'
import { HeaderNav } from './header-nav.tsx'
import { SearchBox } from './search-box.tsx'
import { SideMenuButton } from './side-menu-button.tsx'
import { useScrolled } from './use-scrolled.ts'
import { Wordmark } from './wordmark.tsx'

const shrinksAfterPixels = 30

export function Header() {
  const phone = useMedia('(max-width: 768px)')
  const shrunk = useScrolled(shrinksAfterPixels)
  return (
    <>
      <header className={classes.header} data-shrunk={shrunk || undefined}>
        <div className={classes.frame}>
          <div className={classes.inner}>
            <Wordmark />
            {phone !== false && (
              <div className={classes.menu}>
                <SideMenuButton />
              </div>
            )}
            <div className={classes.search}>
              <SearchBox />
            </div>
            <div className={classes.tools}>
              {phone !== true && (
                <div className={classes.wide}>
                  <HeaderNav />
                </div>
              )}
              <ColorSchemeToggle />
            </div>
            <div className={classes.cart}>
              <CartButton />
            </div>
          </div>
          {phone !== true && (
            <div className={classes.wide}>
              <CategoryBar />
            </div>
          )}
        </div>
      </header>
      {(store.demo || store.sandboxPayments) && (
        <aside className={classes.sandbox} aria-label="About this store">
          Demonstration store with sandbox payments. No card is charged.
        </aside>
      )}
      <Acting />
    </>
  )
}
