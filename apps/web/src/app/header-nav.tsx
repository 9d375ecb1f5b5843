import { useMediaQuery } from '@mantine/hooks'
import { may } from '@mullion/domain/accounts/permissions'
import {
  IconArrowLeft,
  IconBuilding,
  IconForms,
  IconLogin2,
  IconLogout,
  IconUserCircle,
} from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { onPlainClick } from '../lib/plain-click.ts'
import { HeaderMenu, type MenuEntry } from './header-menu.tsx'
import classes from './header-nav.module.css'
import { openAccount, openCompany, openLogin, openRequest, openSearch, placeState } from './panels.state.ts'
import type { Panel } from './panels.url.ts'
import { preloadAccount, preloadCompany, preloadRequest, preloadSignIn } from './preload.ts'
import { useHeaderPerson } from './use-header-person.ts'
import { useLeave } from './use-leave.ts'

const returnText = 'Return to Search'
const narrowerThanAll = '(max-width: 1180px)'

interface Toggle extends MenuEntry {
  readonly panel: Panel
}

const toggles = {
  request: {
    panel: 'request',
    label: 'Customer Account Request',
    Icon: IconForms,
    act: openRequest,
    preload: preloadRequest,
  },
  company: {
    panel: 'company',
    label: 'Company',
    Icon: IconBuilding,
    act: openCompany,
    preload: preloadCompany,
  },
  account: {
    panel: 'account',
    label: 'Account',
    Icon: IconUserCircle,
    act: openAccount,
    preload: preloadAccount,
  },
} as const satisfies Record<string, Toggle>

/** A way to a panel, or back from it while it is open. */
function turned(toggle: Toggle, open: Panel): MenuEntry {
  return toggle.panel === open
    ? { ...toggle, label: returnText, Icon: IconArrowLeft, act: openSearch }
    : toggle
}

/** A button that opens a panel and leads back; as wide with one text as with the other, so that nothing moves. */
function PanelToggle({ toggle }: { readonly toggle: Toggle }) {
  const { panel } = useSnapshot(placeState)
  const { label, act, preload } = turned(toggle, panel)
  return (
    <button type="button" className={classes.item} onClick={act} onPointerEnter={preload} onFocus={preload}>
      <span className={classes.widest} data-other={label === returnText ? toggle.label : returnText}>
        {label}
      </span>
    </button>
  )
}

function LoginLink() {
  return (
    <a
      href="/?login=1"
      className={classes.item}
      onClick={onPlainClick(openLogin)}
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
    >
      Login
    </a>
  )
}

/** The ways of the header's right side: for guests to an account, for members to what is theirs. */
export function HeaderNav() {
  const person = useHeaderPerson()
  const { panel } = useSnapshot(placeState)
  const leave = useLeave()
  const narrow = useMediaQuery(narrowerThanAll, false, { getInitialValueInEffect: false })

  const login: MenuEntry = { label: 'Login', Icon: IconLogin2, act: openLogin, preload: preloadSignIn }
  const logout: MenuEntry = { label: 'Logout', Icon: IconLogout, act: leave, preload: () => {} }
  const company = person && may(person, 'manageCompanyUsers') ? [toggles.company] : []
  const own = person && person.role !== 'guest' ? [toggles.account] : []
  const beside = person ? company : [toggles.request]
  const inMenu = person ? [...own.map((each) => turned(each, panel)), logout] : []

  if (narrow) {
    const all = [...beside.map((each) => turned(each, panel)), ...(person ? inMenu : [login])]
    return <HeaderMenu person={person?.firstname ?? null} entries={all} compact />
  }
  return (
    <nav className={classes.nav} aria-label="Account">
      {beside.map((toggle) => (
        <PanelToggle key={toggle.panel} toggle={toggle} />
      ))}
      {person ? <HeaderMenu person={person.firstname} entries={inMenu} compact={false} /> : <LoginLink />}
    </nav>
  )
}
