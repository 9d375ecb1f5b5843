import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { actingState } from '../../lib/acting.state.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { onPlainClick } from '../../lib/plain-click.ts'
import { mayBeVisit } from '../../lib/punchout.state.ts'
import { store } from '../../lib/store-info.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useMedia } from '../../lib/use-media.ts'
import { HydratedLater } from '../../ui/hydrated-later.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { navigate } from '../navigation/navigation.ts'
import { searchFor, startRoute, to } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { stopActing } from '../session/acting.ts'
import { CartButton } from './cart-button.tsx'
import { CategoryBar } from './category-bar.tsx'
import { ColorSchemeToggle } from './color-scheme-toggle.tsx'
import classes from './header.module.css'
import { HeaderNav } from './header-nav.tsx'
import { ChosenDoor, MyDoorButton } from './my-door.tsx'
import { SearchBox } from './search-box.tsx'
import { SideMenuButton } from './side-menu-button.tsx'

/** The store's first word stands out; the rest says what it sells. */
function nameParts(name: string): readonly [string, string] {
  const [first = name, ...rest] = name.split(' ')
  return [first, rest.join(' ')]
}

function Wordmark() {
  const [first, rest] = nameParts(store.name)
  return (
    <a
      href="/"
      className={classes.wordmark}
      onClick={onPlainClick(() => navigate(startRoute))}
      aria-label={`${store.name}, home`}
    >
      <svg viewBox="0 0 26 32" width="26" height="32" fill="none" aria-hidden="true" className={classes.mark}>
        <path d="M3 30V4a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v26" />
        <path d="M13 2v28M1 30h24" />
        <path d="M3 11h20" className={classes.rail} />
        <path d="M10 19.5v3M16 19.5v3" className={classes.rail} />
      </svg>
      <span className={classes.name}>
        {first} {rest && <span className={classes.rest}>{rest}</span>}
      </span>
    </a>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
}

const ActingBanner = lazyComponent(
  async () => (await import('../../features/admin/customers/acting-banner.tsx')).ActingBanner,
)

function Acting() {
  const { company } = useSnapshot(actingState)
  const hydrated = useHydrated()
  const { panel, view } = useRoute()
  if (company === null || !hydrated) return null
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <ActingBanner
          company={company}
          checkingOut={panel === 'cart' && (view === 'shipping' || view === 'finalize')}
          onChange={() => navigate(to('cart', 'selectCustomer'))}
          onStop={stopActing}
        />
      </Suspense>
    </PanelBoundary>
  )
}

const VisitBanner = lazyComponent(
  async () => (await import('../../features/cart/punchout/visit-banner.tsx')).VisitBanner,
)

/** For buyers who came from a procurement system; nobody else loads it. */
function Punchout() {
  const hydrated = useHydrated()
  if (!hydrated || !mayBeVisit()) return null
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <VisitBanner onSearch={(text) => navigate(searchFor(text))} />
      </Suspense>
    </PanelBoundary>
  )
}

const shrinksAfterPixels = 30

const phone = '(max-width: 768px)'

interface Part {
  readonly children: ReactNode
}

/** Part of the header for phones; on a wide screen it goes without being hydrated. */
function OnPhones({ children }: Part) {
  return useMedia(phone) !== false && <HydratedLater>{children}</HydratedLater>
}

/** Part of the header for wide screens; on a phone it goes without being hydrated. */
function OnWideScreens({ children }: Part) {
  return useMedia(phone) !== true && <HydratedLater>{children}</HydratedLater>
}

function ShrinkingHeader({ children }: Part) {
  const shrunk = useScrolled(shrinksAfterPixels)
  return (
    <header className={classes.header} data-shrunk={shrunk || undefined}>
      {children}
    </header>
  )
}

export function Header() {
  return (
    <>
      <ShrinkingHeader>
        <div className={classes.frame}>
          <div className={classes.inner}>
            <Wordmark />
            <OnPhones>
              <div className={classes.menu}>
                <SideMenuButton />
              </div>
            </OnPhones>
            <div className={classes.search}>
              <SearchBox />
            </div>
            <div className={classes.tools}>
              <OnWideScreens>
                <div className={classes.wide}>
                  <HeaderNav />
                </div>
              </OnWideScreens>
              <HydratedLater>
                <MyDoorButton />
              </HydratedLater>
              <HydratedLater>
                <ColorSchemeToggle />
              </HydratedLater>
            </div>
            <div className={classes.cart}>
              <HydratedLater>
                <CartButton />
              </HydratedLater>
            </div>
          </div>
          <OnWideScreens>
            <div className={classes.wide}>
              <CategoryBar />
            </div>
          </OnWideScreens>
        </div>
      </ShrinkingHeader>
      {(store.demo || store.sandboxPayments) && (
        <aside className={classes.sandbox} aria-label="About this store">
          {store.sandboxPayments ? 'Demo store with sandbox payments. No card is charged.' : 'Demo store.'}
        </aside>
      )}
      <Acting />
      <Punchout />
      <ChosenDoor />
    </>
  )
}
