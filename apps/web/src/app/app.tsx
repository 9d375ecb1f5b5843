import { NoticeRegion } from '../ui/notice-region.tsx'
import { UntilHydrated } from '../ui/until-hydrated.tsx'
import { AccountOverlays } from './account-overlays.tsx'
import classes from './app.module.css'
import { CalculatorOverlay } from './calculator-overlay.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HelpOverlay } from './help-overlay.tsx'
import { Panels } from './panels.tsx'
import { PartOverlay } from './part-overlay.tsx'

export function App() {
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className={classes.main}>
        <Panels />
      </main>
      <Footer />
      <PartOverlay />
      <CalculatorOverlay />
      <HelpOverlay />
      <AccountOverlays />
      <NoticeRegion />
      <UntilHydrated />
    </div>
  )
}
