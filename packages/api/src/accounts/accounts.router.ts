import { router } from '../trpc/init.ts'
import { addressRouter } from './address.router.ts'
import { apiTokenRouter } from './api-token.router.ts'
import { dealerRequestRouter } from './dealer-request.router.ts'
import { internalCompanyRouter } from './internal-company.router.ts'
import { passkeyRouter } from './passkey.router.ts'
import { passwordRouter } from './password.router.ts'
import { savedCardRouter } from './saved-card.router.ts'
import { secondFactorRouter } from './second-factor.router.ts'
import { sessionRouter } from './session.router.ts'
import { userRouter } from './user.router.ts'

export const accountsRouter = router({
  session: sessionRouter,
  password: passwordRouter,
  secondFactor: secondFactorRouter,
  passkeys: passkeyRouter,
  users: userRouter,
  addresses: addressRouter,
  cards: savedCardRouter,
  tokens: apiTokenRouter,
  requests: dealerRequestRouter,
  internalCompanies: internalCompanyRouter,
})
