import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { typedEarly } from '../../../testing/typed-early.tsx'
import { Entries } from './entries.tsx'

it('searches for a serial number that was typed before the script loaded', async () => {
  const searchFor = vi.fn()
  const actions = {
    searchFor,
    openCalculator: vi.fn(),
    openQuickOrder: vi.fn(),
    showSerialLocations: vi.fn(),
  }
  const page = typedEarly(<Entries actions={actions} />, 'Door serial number', '15-0001')
  await userEvent.click(page.getByRole('button', { name: 'Find parts' }))
  expect(searchFor).toHaveBeenCalledWith('15-0001')
})
