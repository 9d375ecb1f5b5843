import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { progressFetch } from './progress-fetch.ts'

class FakeRequest extends EventTarget {
  static readonly made: FakeRequest[] = []
  readonly upload = new EventTarget()
  readonly open = vi.fn()
  readonly send = vi.fn()
  readonly setRequestHeader = vi.fn()
  status = 0
  responseText = ''
  constructor() {
    super()
    FakeRequest.made.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText })
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  FakeRequest.made.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => vi.unstubAllGlobals())

function upload() {
  const abort = new AbortController()
  const seen: string[] = []
  const send = progressFetch({
    onProgress: (sent, total) => seen.push(`${sent}/${total}`),
    signal: abort.signal,
  })
  const body = new FormData()
  const headers = { 'X-Acting-For': '7' }
  const answer = send('/api/dealer-requests', { method: 'POST', body, headers })
  return { abort, seen, answer, body, request: FakeRequest.made[0] as FakeRequest }
}

describe('an upload with progress', () => {
  it('sends the body and reports how much is sent', async () => {
    const { request, seen, body, answer } = upload()
    expect(request.open).toHaveBeenCalledWith('POST', '/api/dealer-requests')
    expect(request.send).toHaveBeenCalledWith(body)
    expect(request.setRequestHeader.mock.calls).toEqual([['x-acting-for', '7']])
    for (const loaded of [40, 100]) {
      request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
    }
    request.answer(201, '{"message":"Request submitted!"}')
    expect((await answer).status).toBe(201)
    expect(seen).toEqual(['40/100', '100/100'])
  })

  it('returns a refusal as a response', async () => {
    const { request, answer } = upload()
    request.answer(400, '{"message":"No."}')
    const refused = await answer
    expect([refused.ok, await refused.json()]).toEqual([false, { message: 'No.' }])
  })

  it('fails like fetch when the network is down', async () => {
    const { request, answer } = upload()
    request.dispatchEvent(new Event('error'))
    await expect(answer).rejects.toBeInstanceOf(TypeError)
  })

  it('ends when canceled', async () => {
    const { abort, answer } = upload()
    abort.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('never starts when canceled beforehand', async () => {
    const send = progressFetch({ onProgress: () => undefined, signal: AbortSignal.abort() })
    await expect(send('/api/dealer-requests')).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeRequest.made[0]?.send).not.toHaveBeenCalled()
  })
})
