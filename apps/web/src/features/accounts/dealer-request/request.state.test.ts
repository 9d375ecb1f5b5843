import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../lib/testing/storage.ts'

const stored = stubStorage('sessionStorage')

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })

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

describe('an unfinished account request', () => {
  it('survives a reload, with the names of the files to choose again', async () => {
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

  it('keeps only the valid parts of a damaged draft', async () => {
    stored.set('accountRequestDraft', '{"draft":{"zip":5,"city":"Newport"},"fileNames":[7]}')
    state = await load()
    expect(state.requestState.draft).toMatchObject({ zip: '', city: 'Newport' })
    expect(state.requestState.lost).toEqual([])
    stored.set('accountRequestDraft', 'no json')
    expect((await load()).requestState.draft.city).toBe('')
  })

  it('stays after a failed send, and is cleared after a successful one', () => {
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

describe('file slots', () => {
  it('are filled first, then added, up to ten', () => {
    state.addSlot()
    state.addFiles([file('1.pdf'), file('2.pdf'), file('3.pdf')])
    expect(names()).toEqual(['1.pdf', '2.pdf', '3.pdf'])
    state.addFiles(Array.from({ length: 9 }, (_, at) => file(`${at + 4}.pdf`)))
    expect(names()).toHaveLength(10)
    state.addSlot()
    expect(names()).toHaveLength(10)
  })

  it('can be given another file and removed', () => {
    state.addFiles([file('1.pdf'), file('2.pdf')])
    const [first, second] = state.requestState.slots
    state.chooseFile(second?.id ?? 0, file('other.pdf'))
    state.removeSlot(first?.id ?? 0)
    expect(names()).toEqual(['other.pdf'])
    expect(state.chosenFiles(state.requestState.slots)[0]).toBeInstanceOf(File)
  })
})
