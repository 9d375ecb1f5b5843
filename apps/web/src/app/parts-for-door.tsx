import { DoorPage } from '../features/doors/parts-for-door/door-page.tsx'
import { calculatorActions } from './calculators.ts'
import { openCalculator, openCart, openPart, searchFor } from './panels.state.ts'

const actions = {
  ...calculatorActions,
  // Back leads from the cart to the door again.
  openCart,
  openCalculator: () => openCalculator('gasket'),
  openPart,
  searchFor,
}

/** What a search for a door's serial number shows. */
export function PartsForDoor({ serialNumber }: { readonly serialNumber: string }) {
  return <DoorPage serialNumber={serialNumber} actions={actions} />
}
