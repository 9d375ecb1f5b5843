import { DoorPage } from '../../features/doors/parts-for-door/door-page.tsx'
import type { DoorPageActions } from '../../features/doors/parts-for-door/door-page-actions.ts'
import { LabeledDoorPage } from '../../features/doors/parts-for-door/labeled-door-page.tsx'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { linkTo, searchFor, to } from '../navigation/routes.ts'
import { calculatorActions } from '../ordering/calculators.ts'

const actions: DoorPageActions = {
  ...calculatorActions,
  // Back returns from the cart to the door.
  openCart: () => navigate(to('cart')),
  openCalculator: () => openOverlay({ calculator: 'gasket' }),
  openPart: (part) => openOverlay({ part }),
  searchFor: (text, filters) => navigate(searchFor(text, filters)),
  searchLink: (text, filters) => linkTo(searchFor(text, filters)),
}

export function PartsForDoor({ serialNumber }: { readonly serialNumber: string }) {
  return <DoorPage serialNumber={serialNumber} actions={actions} />
}

export function LabeledDoor({ code }: { readonly code: string }) {
  return <LabeledDoorPage code={code} actions={actions} />
}
