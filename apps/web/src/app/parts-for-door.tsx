import { OtherParts } from '../features/catalog/other-parts.tsx'
import { DoorPage } from '../features/doors/parts-for-door/door-page.tsx'
import { calculatorActions } from './calculators.ts'
import { openCalculator, openCart } from './panels.state.ts'
import { catalogActions } from './shop-actions.ts'

// Back leads from the cart to the door again.
const actions = { ...calculatorActions, openCart, openCalculator: () => openCalculator('gasket') }

/** What a search for a door's serial number shows. */
export function PartsForDoor({ serialNumber }: { readonly serialNumber: string }) {
  return (
    <DoorPage serialNumber={serialNumber} actions={actions}>
      {({ doorType, build, direction }) => (
        <OtherParts {...{ doorType, build, direction }} actions={catalogActions} />
      )}
    </DoorPage>
  )
}
