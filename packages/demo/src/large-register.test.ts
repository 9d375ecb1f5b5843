import { times } from '@mullion/config/test-speed'
import { doorOfRegister } from '@mullion/domain/doors/registered-door'
import { describe, expect, it } from 'vitest'
import { largeRegister } from './large-register.ts'

describe('a large register', () => {
  it('has the requested number of valid doors, each with a unique serial number', () => {
    const size = times(20_000, 100_000)
    const doors = [...largeRegister(size)]
    expect(new Set(doors.map(({ serialNumber }) => serialNumber)).size).toBe(size)
    expect(doors.every(({ serialNumber }) => /^(1[2-9]|2[0-6])-\d{4}$/.test(serialNumber))).toBe(true)
    expect(doors.filter((door) => !doorOfRegister(door))).toEqual([])
  })

  it('is the same on every run', () => {
    expect([...largeRegister(50)]).toEqual([...largeRegister(50)])
  })

  it('refuses more doors than there are serial numbers', () => {
    expect(() => [...largeRegister(135_001)]).toThrow('There are not so many serial numbers.')
  })
})
