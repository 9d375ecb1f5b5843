import { NoticeRegion } from '../ui/notice-region.tsx'
import { AccountDoor } from './account-door.tsx'
import classes from './app.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HelpDoor } from './help-door.tsx'
import { Panels } from './panels.tsx'
import { PartDoor } from './part-door.tsx'

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
      <PartDoor />
      <HelpDoor />
      <AccountDoor />
      <NoticeRegion />
    </div>
  )
}
