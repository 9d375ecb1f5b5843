// First of all: secrets in the address are gone before anything else runs.
import './app/navigation/mailed-tokens.ts'
import { createRoot } from 'react-dom/client'
import './app/styles.ts'
import { App } from './app/app.tsx'
import { followAddress } from './app/navigation/navigation.ts'
import { Providers } from './app/providers.tsx'
import { followServer } from './app/server-data.ts'
import { followSession } from './app/session.ts'
import { followStorage } from './features/cart/cart.state.ts'
import { store } from './lib/store-info.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

document.title = store.name
followAddress()
followStorage()
followSession()
followServer()
createRoot(root).render(
  <Providers>
    <App />
  </Providers>,
)
