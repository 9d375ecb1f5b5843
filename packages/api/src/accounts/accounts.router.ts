import { router } from '../trpc/init.ts'
import { passwordRouter, secondFactorRouter } from './password.router.ts'
import { sessionRouter } from './session.router.ts'
import { userRouter } from './user.router.ts'

export const accountsRouter = router({
  session: sessionRouter,
  password: passwordRouter,
  secondFactor: secondFactorRouter,
  users: userRouter,
})
