import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../lib/testing/storage.ts'

const stored = stubStorage('sessionStorage')

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })

/** Loads the module as after a page load. */
async function load() {
  vi.resetModules()
  return import('./request.state.ts')
}
let state: Awaited<ReturnType<typeof load>>
const names = () => state.requestState.slots.map((slot) => slot.file?.name ?? null)

beforeEach(async () => {
  stored.clear()
  state = await load()
})

describe('an account request that was begun', () => {
  it('is there again after a reload, with the names of the files that have to be chosen again', async () => {
    state.typeRequest('companyName', 'Tidewater')
    state.markRequest('requirePONumbers', true)
    state.addFiles([file('oh.pdf')])
    state = await load()
    expect(state.requestState.draft).toMatchObject({ companyName: 'Tidewater', requirePONumbers: true })
    expect(state.requestState.lost).toEqual(['oh.pdf'])
    expect(names()).toEqual([null])
    state.typeRequest('city', 'Newport')
    state = await load()
    expect(state.requestState.lost).toEqual(['oh.pdf'])
    state.addFiles([file('oh.pdf')])
    expect(state.requestState.lost).toEqual([])
  })

  it('is a new one when what was kept is damaged', async () => {
    stored.set('accountRequestDraft', '{"draft":{"zip":5,"city":"Newport"},"fileNames":[7]}')
    state = await load()
    expect(state.requestState.draft).toMatchObject({ zip: '', city: 'Newport' })
    expect(state.requestState.lost).toEqual([])
    stored.set('accountRequestDraft', 'no json')
    expect((await load()).requestState.draft.city).toBe('')
  })

  it('stays as it is when it could not be sent, and is empty once it was taken', () => {
    state.typeRequest('city', 'Newport')
    state.addFiles([file('oh.pdf')])
    state.endSending({ kind: 'failed', reason: 'No.', fields: {} })
    expect(state.requestState.draft.city).toBe('Newport')
    expect(names()).toEqual(['oh.pdf'])
    state.endSending({ kind: 'sent', email: 'dana@tidewater.example' })
    expect(state.requestState.draft.city).toBe('')
    expect(names()).toEqual([null])
    expect(stored.get('accountRequestDraft')).not.toContain('Newport')
  })
})

describe('the places for files', () => {
  it('are filled first, then there are more of them, ten at most', () => {
    state.addSlot()
    state.addFiles([file('1.pdf'), file('2.pdf'), file('3.pdf')])
    expect(names()).toEqual(['1.pdf', '2.pdf', '3.pdf'])
    state.addFiles(Array.from({ length: 9 }, (_, at) => file(`${at + 4}.pdf`)))
    expect(names()).toHaveLength(10)
    state.addSlot()
    expect(names()).toHaveLength(10)
  })

  it('can be given another file and taken away', () => {
    state.addFiles([file('1.pdf'), file('2.pdf')])
    const [first, second] = state.requestState.slots
    state.chooseFile(second?.id ?? 0, file('other.pdf'))
    state.removeSlot(first?.id ?? 0)
    expect(names()).toEqual(['other.pdf'])
    expect(state.chosenFiles(state.requestState.slots)[0]).toBeInstanceOf(File)
  })
})
