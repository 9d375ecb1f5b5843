import { NoticeRegion } from '../ui/notice-region.tsx'
import { UntilHydrated } from '../ui/until-hydrated.tsx'
import classes from './app.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { AccountOverlays } from './screens/account-overlays.tsx'
import { CalculatorOverlay } from './screens/calculator-overlay.tsx'
import { HelpOverlay } from './screens/help-overlay.tsx'
import { Panels } from './screens/panels.tsx'
import { PartOverlay } from './screens/part-overlay.tsx'

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
