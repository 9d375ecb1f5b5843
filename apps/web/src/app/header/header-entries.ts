import { useSignedOut, useViewer } from '@mullion/client/accounts/session.hooks'
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
  type TablerIcon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { type Panel, to } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { overlays, panels } from '../screens/screens.ts'
import { useLeave } from '../session/use-leave.ts'
import { type HeaderPerson, headerPerson, readHint } from '../session/viewer-hint.ts'
import type { MenuEntry } from './menu-entry.ts'

/** The signed-in user for the header. Falls back to the saved hint while the session loads, to avoid layout shift. */
function useHeaderPerson(): HeaderPerson | null {
  const { data: viewer } = useViewer()
  const { lost } = useSignedOut()
  const [hint] = useState(readHint)
  const hydrated = useHydrated()
  if (viewer !== undefined) return headerPerson(lost ? null : viewer)
  return hydrated ? hint : null
}

export const returnText = 'Return to Search'

export interface Toggle extends MenuEntry {
  readonly panel: Panel
}

function toggle(panel: 'request' | 'company' | 'admin' | 'account', label: string, Icon: TablerIcon): Toggle {
  return { panel, label, Icon, act: () => navigate(to(panel)), preload: panels[panel].preload }
}

const toggles = {
  request: toggle('request', 'Customer Account Request', IconForms),
  company: toggle('company', 'Company', IconBuilding),
  admin: toggle('admin', 'Admin', IconTool),
  account: toggle('account', 'Account', IconUserCircle),
}

const orderForCompany: MenuEntry = {
  label: 'Order for a company',
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

/** The entry to show while a panel is open: "Return to Search" on its own panel. */
export function turned(toggle: Toggle, open: Panel): MenuEntry {
  return toggle.panel === open
    ? { ...toggle, label: returnText, Icon: IconArrowLeft, act: () => navigate(to('search')) }
    : toggle
}

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
    name: person?.firstname ?? null,
    beside,
    inMenu,
    all: [...beside.map((each) => turned(each, panel)), ...(person ? inMenu : [login])],
  }
}
