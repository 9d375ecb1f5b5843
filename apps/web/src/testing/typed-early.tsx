import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Hydrates a component in whose server-rendered field somebody has typed. */
export function typedEarly(component: ReactNode, label: string, typed: string) {
  const page = <MantineProvider>{component}</MantineProvider>
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const field = container.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!field) throw new Error(`No field ${label}.`)
  field.value = typed
  return render(page, { container, hydrate: true })
}
