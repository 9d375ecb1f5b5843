import { describe, expect, it } from 'vitest'
import { viewToShow } from './view-to-show.ts'

const customer = { payBy: 'card' } as const
const idleStaff = { payBy: 'company_needed' } as const
const actingStaff = { payBy: 'terms' } as const

describe('the view of the checkout', () => {
  it('is the one asked for, once there is an address to pay for', () => {
    expect(viewToShow('shipping', { options: customer, addressReady: false })).toBe('shipping')
    expect(viewToShow('finalize', { options: customer, addressReady: true })).toBe('finalize')
    expect(viewToShow('finalize', { options: customer, addressReady: false })).toBe('shipping')
  })

  it('is the choice of a company for staff who act for none', () => {
    for (const requested of ['shipping', 'finalize'] as const) {
      expect(viewToShow(requested, { options: idleStaff, addressReady: true })).toBe('selectCustomer')
    }
    expect(viewToShow('shipping', { options: actingStaff, addressReady: true })).toBe('shipping')
  })
})
