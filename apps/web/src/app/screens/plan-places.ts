import type { PlanLinks } from '../../features/recurring-orders/recurring-links.ts'
import { navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

export const planPlaces: PlanLinks = {
  onAddresses: () => navigate(to('account', 'addresses')),
  onCards: () => navigate(to('account', 'payments')),
}
