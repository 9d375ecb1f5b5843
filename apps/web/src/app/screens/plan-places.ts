import type { PlanPlaces } from '../../features/recurring-orders/recurring-places.ts'
import { navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

export const planPlaces: PlanPlaces = {
  onAddresses: () => navigate(to('account', 'addresses')),
  onCards: () => navigate(to('account', 'payments')),
}
