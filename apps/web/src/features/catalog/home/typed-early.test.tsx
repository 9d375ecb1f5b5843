import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { Entries } from './entries.tsx'

/** Hydrates a component in whose server-rendered field somebody has typed. */
function typedEarly(component: ReactNode, label: string, typed: string) {
  const page = <MantineProvider>{component}</MantineProvider>
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const field = container.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!field) throw new Error(`No field ${label}.`)
  field.value = typed
  return render(page, { container, hydrate: true })
}

describe('text typed before the script loaded', () => {
  it('is the serial number that is searched for', async () => {
    const searchFor = vi.fn()
    const actions = {
      searchFor,
      openCalculator: vi.fn(),
      openQuickOrder: vi.fn(),
      showSerialLocations: vi.fn(),
    }
    const { getByRole } = typedEarly(<Entries actions={actions} />, 'Door serial number', '15-0001')
    await userEvent.click(getByRole('button', { name: 'Find parts' }))
    expect(searchFor).toHaveBeenCalledWith('15-0001')
  })

  it('is the quantity that is added', () => {
    const onChange = vi.fn()
    const range = { min: 1, max: 999, step: 1 }
    typedEarly(
      <QuantityField value={1} onChange={onChange} range={range} label="Quantity" />,
      'Quantity',
      '12',
    )
    expect(onChange).toHaveBeenCalledWith(12)
  })
})
