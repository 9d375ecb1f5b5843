import type { SetupLinks } from '../../features/recurring-orders/recurring-links.ts'
import { navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

export const recurringSetup: SetupLinks = {
  onAddresses: () => navigate(to('account', 'addresses')),
  onCards: () => navigate(to('account', 'payments')),
}
