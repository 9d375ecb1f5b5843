// Must be the first import: removes secrets from the URL before anything else runs.
import './app/navigation/mailed-tokens.ts'
import { readAnswers } from '@mullion/client/rendered-answers'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './app/styles.ts'
import { App } from './app/app.tsx'
import { storeTypeface } from './app/fonts/typeface.ts'
import { followAddress } from './app/navigation/navigation.ts'
import { followErrors, onCaughtError } from './app/page-errors.ts'
import { Providers } from './app/providers.tsx'
import { preloadRoute, renderedAnswers } from './app/rendered-route.ts'
import { queryClient } from './app/session/query-client.ts'
import { followServer, server } from './app/session/server-data.ts'
import { followSession } from './app/session/session.ts'
import { followStorage } from './features/cart/cart.state.ts'
import { pressAgain } from './lib/early-press.ts'
import { store } from './lib/store-info.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

followErrors()
document.title = store.name
followAddress()
followStorage()
followSession()
followServer()
storeTypeface()
const app = (
  <Providers server={server} queryClient={queryClient}>
    <App />
  </Providers>
)
const answers = renderedAnswers()
if (answers === null) {
  createRoot(root, { onCaughtError }).render(app)
} else {
  readAnswers(queryClient, answers)
  const takeOver = () => {
    hydrateRoot(root, app, { onCaughtError })
    pressAgain()
  }
  // If the preload fails, the page itself retries and shows the error. Not awaited, because lazy-loaded code
  // waits for this module.
  preloadRoute(location.search).then(takeOver, takeOver)
}
