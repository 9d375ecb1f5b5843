import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { prepareSaved } from '../features/doors/calculator/calculator.state.ts'
import { SavedDoors } from '../features/doors/saved-doors/saved-doors.tsx'
import { calculatorActions } from './calculators.ts'
import { openCalculator, openCart, searchFor } from './panels.state.ts'

const actions = {
  ...calculatorActions,
  openCart,
  openSerial: (serialNumber: string) => searchFor(serialNumber),
  calculateSaved: (saved: SavedDoor) => {
    prepareSaved(saved)
    openCalculator('gasket')
  },
}

/** The doors of the reader's company, as a view of the account. */
export function CompanyDoors() {
  return <SavedDoors actions={actions} />
}
