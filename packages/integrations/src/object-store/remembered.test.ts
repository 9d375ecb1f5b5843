import { expect, it, vi } from 'vitest'
import type { ObjectStore, StoredObject } from './port.ts'
import { withMemory } from './remembered.ts'

const found = (text: string): StoredObject => {
  const bytes = Buffer.from(text)
  return { sizeBytes: bytes.length, bytes: async () => bytes, stream: () => new Blob([bytes]).stream() }
}

it('drawings are asked for once, whoever needs them; other objects and missing ones each time', async () => {
  const get = vi.fn<ObjectStore['get']>(async (key) => (key.endsWith('none.png') ? null : found(key)))
  const put = vi.fn<ObjectStore['put']>(async () => undefined)
  const memory = withMemory({ get, put } as unknown as ObjectStore, 'illustrations/')
  const ask = (key: string) => Promise.all([memory.get(key), memory.get(key)])
  const asked = () => get.mock.calls.map(([key]) => key)
  await ask('illustrations/hinge.png')
  await ask('illustrations/hinge.png')
  expect(asked()).toEqual(['illustrations/hinge.png'])
  await memory.put('illustrations/hinge.png', { bytes: Buffer.from('new'), contentType: 'image/png' })
  await memory.get('illustrations/hinge.png')
  expect(asked()).toHaveLength(2)
  await ask('parts/1204-02.png')
  expect(asked()).toHaveLength(4)
  expect(await memory.get('illustrations/none.png')).toBeNull()
})
