import { createRoot } from 'react-dom/client'
import './app/styles.ts'
import { App } from './app/app.tsx'
import { followAddress } from './app/panels.state.ts'
import { Providers } from './app/providers.tsx'
import { followStorage } from './features/cart/cart.state.ts'
import { store } from './lib/store-info.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

document.title = store.name
followAddress()
followStorage()
createRoot(root).render(
  <Providers>
    <App />
  </Providers>,
)
