import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import { pickMessage, typedAfter, typingMsPerCharacter, visitMs } from './speech.ts'
import { openingsPerVisit, shouldAppear } from './visit.ts'

describe('the mascot', () => {
  it('appears for one in 50 part openings', () => {
    const openings = Array.from({ length: openingsPerVisit }, (_, at) => at / openingsPerVisit)
    expect(openings.filter((roll) => shouldAppear(() => roll))).toEqual([0])
    expect(shouldAppear(() => 0.0199)).toBe(true)
    expect(shouldAppear(() => 0.02)).toBe(false)
  })

  it('can say each of its messages', () => {
    const picked = messages.map((_, at) => pickMessage(() => (at + 0.5) / messages.length))
    expect(picked).toEqual(messages)
    expect([pickMessage(() => 0), pickMessage(() => 0.999999)]).toEqual([messages[0], messages.at(-1)])
  })

  it('has at least 25 different messages', () => {
    expect(messages.length).toBeGreaterThanOrEqual(25)
    expect(new Set(messages).size).toBe(messages.length)
  })

  it.each(messages)('types %j with time left to read it', (message) => {
    expect(message.length * typingMsPerCharacter).toBeLessThanOrEqual(visitMs - 2_000)
  })

  it('types a character every 40 ms', () => {
    expect(typedAfter('New sweep', 39)).toBe('')
    expect(typedAfter('New sweep', 40)).toBe('N')
    expect(typedAfter('New sweep', 130)).toBe('New')
    expect(typedAfter('New sweep', 9_999)).toBe('New sweep')
  })
})
