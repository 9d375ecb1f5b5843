import { HydratedLater } from '../ui/hydrated-later.tsx'
import { NoticeRegion } from '../ui/notice-region.tsx'
import { UntilHydrated } from '../ui/until-hydrated.tsx'
import classes from './app.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { Overlays } from './screens/overlays.tsx'
import { Panels } from './screens/panels.tsx'

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
      <HydratedLater>
        <Footer />
      </HydratedLater>
      <HydratedLater>
        <Overlays />
      </HydratedLater>
      <NoticeRegion />
      <UntilHydrated />
    </div>
  )
}
