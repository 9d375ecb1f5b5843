import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawInTurn } from './draw-queue.ts'

let frames: (() => void)[] = []
const nextFrame = () => {
  const due = frames
  frames = []
  for (const each of due) each()
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
})
afterEach(() => {
  while (frames.length > 0) nextFrame()
  vi.unstubAllGlobals()
})

/** Records its name each time it is drawn, `times` times in all. */
const noting = (drawn: string[], name: string, times = 1) => {
  let left = times
  return () => {
    drawn.push(name)
    left -= 1
    return left > 0
  }
}

it('one thing is drawn a frame, in the order in which they came', () => {
  const drawn: string[] = []
  for (const name of ['a', 'b', 'c']) drawInTurn(noting(drawn, name))
  nextFrame()
  expect(drawn).toEqual(['a'])
  nextFrame()
  nextFrame()
  expect(drawn).toEqual(['a', 'b', 'c'])
  expect(frames).toHaveLength(0)
})

it('what was taken off the list is not drawn, and takes no frame from others', () => {
  const drawn: string[] = []
  drawInTurn(noting(drawn, 'a'))
  const gone = drawInTurn(noting(drawn, 'b'))
  drawInTurn(noting(drawn, 'c'))
  gone()
  nextFrame()
  nextFrame()
  expect(drawn).toEqual(['a', 'c'])
})

it('what is drawn in several frames is finished before the next begins, unless it is taken off', () => {
  const drawn: string[] = []
  drawInTurn(noting(drawn, 'a', 2))
  const gone = drawInTurn(noting(drawn, 'b', 3))
  drawInTurn(noting(drawn, 'c'))
  for (let frame = 0; frame < 3; frame += 1) nextFrame()
  expect(drawn).toEqual(['a', 'a', 'b'])
  gone()
  nextFrame()
  expect(drawn).toEqual(['a', 'a', 'b', 'c'])
})
