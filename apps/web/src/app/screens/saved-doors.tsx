import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { prepareSaved } from '../../features/doors/calculator/calculator.state.ts'
import { SavedDoors } from '../../features/doors/saved-doors/saved-doors.tsx'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { searchFor, to } from '../navigation/routes.ts'
import { calculatorActions } from '../ordering/calculators.ts'

const actions = {
  ...calculatorActions,
  openCart: () => navigate(to('cart')),
  openSerial: (serialNumber: string) => navigate(searchFor(serialNumber)),
  calculateSaved: (saved: SavedDoor) => {
    prepareSaved(saved)
    openOverlay({ calculator: 'gasket' })
  },
}

export function CompanyDoors() {
  return <SavedDoors actions={actions} />
}
