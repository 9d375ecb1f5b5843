import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CalculatorActions } from '../calculator-actions.ts'
import { Results } from './results.tsx'
import { StepSlide } from './step-slide.tsx'

const actions: CalculatorActions = {
  addCalculated: () => [],
  openCart: () => {},
  openSerialPlaces: () => {},
  openDoor: () => {},
}
const nothing = { answers: {}, answerLabels: [], found: null, saved: null }

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

describe('an unknown calculator step', () => {
  it('says so and nothing else', () => {
    const html = renderToStaticMarkup(<StepSlide slide={{ ...nothing, step: 'colour' }} actions={actions} />)
    expect(wordsOf(html)).toBe('No slide found.')
  })
})

describe('results of an incomplete door', () => {
  it('lead back, and are not treated as an unknown step', () => {
    const slide = { ...nothing, step: 'results', answers: { doorType: 'slide' as const } }
    const html = renderToStaticMarkup(<Results slide={slide} actions={actions} />)
    expect(wordsOf(html)).toBe('One question about this door isn’t answered yet. Go back to answer it.')
  })
})
