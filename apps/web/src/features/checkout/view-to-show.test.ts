import { describe, expect, it } from 'vitest'
import { viewToShow } from './view-to-show.ts'

const customer = { payBy: 'card' } as const
const idleStaff = { payBy: 'company_needed' } as const
const actingStaff = { payBy: 'terms' } as const

describe('the checkout view', () => {
  it('is the requested one once there is an address to pay for', () => {
    expect(viewToShow('shipping', { options: customer, addressReady: false })).toBe('shipping')
    expect(viewToShow('finalize', { options: customer, addressReady: true })).toBe('finalize')
    expect(viewToShow('finalize', { options: customer, addressReady: false })).toBe('shipping')
  })

  it('is the company choice for staff who order for no company', () => {
    for (const requested of ['shipping', 'finalize'] as const) {
      expect(viewToShow(requested, { options: idleStaff, addressReady: true })).toBe('selectCustomer')
    }
    expect(viewToShow('shipping', { options: actingStaff, addressReady: true })).toBe('shipping')
  })
})
