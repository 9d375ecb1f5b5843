import { may } from '@mullion/domain/accounts/permissions'
import {
  IconArrowLeft,
  IconBuilding,
  IconBuildingStore,
  IconForms,
  IconLogin2,
  IconLogout,
  IconTool,
  IconUserCircle,
} from '@tabler/icons-react'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { type Panel, to } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { overlays, panels } from '../screens/screens.ts'
import { useLeave } from '../session/use-leave.ts'
import type { MenuEntry } from './menu-entry.ts'
import { useHeaderPerson } from './use-header-person.ts'

export const returnText = 'Return to Search'

/** A way to a panel, and back from it while it is open. */
export interface Toggle extends MenuEntry {
  readonly panel: Panel
}

const toggles = {
  request: {
    panel: 'request',
    label: 'Customer Account Request',
    Icon: IconForms,
    act: () => navigate(to('request')),
    preload: panels.request.preload,
  },
  company: {
    panel: 'company',
    label: 'Company',
    Icon: IconBuilding,
    act: () => navigate(to('company')),
    preload: panels.company.preload,
  },
  admin: {
    panel: 'admin',
    label: 'Admin',
    Icon: IconTool,
    act: () => navigate(to('admin')),
    preload: panels.admin.preload,
  },
  account: {
    panel: 'account',
    label: 'Account',
    Icon: IconUserCircle,
    act: () => navigate(to('account')),
    preload: panels.account.preload,
  },
} as const satisfies Record<string, Toggle>

const orderForCompany: MenuEntry = {
  label: 'Order for a Company',
  Icon: IconBuildingStore,
  act: () => navigate(to('cart', 'selectCustomer')),
  preload: panels.customers.preload,
}

const login: MenuEntry = {
  label: 'Login',
  Icon: IconLogin2,
  act: () => openOverlay({ login: true }),
  preload: overlays.signIn.preload,
}

/** What a toggle is while a panel is open: the way back, when that panel is its own. */
export function turned(toggle: Toggle, open: Panel): MenuEntry {
  return toggle.panel === open
    ? { ...toggle, label: returnText, Icon: IconArrowLeft, act: () => navigate(to('search')) }
    : toggle
}

/** The ways of the header's right side: for guests to an account, for members to what is theirs. */
export function useHeaderEntries() {
  const person = useHeaderPerson()
  const panel = useRoute((route) => route.panel)
  const leave = useLeave()

  const logout: MenuEntry = { label: 'Logout', Icon: IconLogout, act: leave, preload: () => {} }
  const company = person && may(person, 'manageCompanyUsers') ? [toggles.company] : []
  const staff = person && may(person, 'administer') ? [toggles.admin] : []
  const own = person && person.role !== 'guest' ? [toggles.account] : []
  const acting = person && may(person, 'actForCompany') ? [orderForCompany] : []
  const beside: readonly Toggle[] = person ? [...staff, ...company] : [toggles.request]
  const inMenu = person ? [...acting, ...own.map((each) => turned(each, panel)), logout] : []
  return {
    /** The first name of whoever is signed in; null for a guest. */
    name: person?.firstname ?? null,
    /** What stands in the header where there is room. */
    beside,
    /** What is in the menu of somebody who is signed in. */
    inMenu,
    /** All of it, where there is room for one menu only. */
    all: [...beside.map((each) => turned(each, panel)), ...(person ? inMenu : [login])],
  }
}
