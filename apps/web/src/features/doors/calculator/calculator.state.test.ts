import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { doorOfRegister } from '@mullion/domain/doors/registered-door'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  calculatorState,
  changePower,
  chooseOption,
  doorOfSlide,
  goBack,
  goBackTo,
  lastSlide,
  measureAgain,
  prepareSaved,
  showFound,
  startCalculator,
  stepOf,
  takeDimensions,
  typeText,
  updateSavedDoor,
} from './calculator.state.ts'

const shown = () => lastSlide(calculatorState.slides)

function answer(...labels: readonly string[]): void {
  for (const label of labels) {
    const step = stepOf(shown(), calculatorState.opened)
    const option = step?.options.find((each) => each.label === label)
    if (!step || !option) throw new Error(`${label} is not offered at ${shown().step}.`)
    chooseOption(step, option)
  }
}

function measure(width: string, height: string) {
  typeText('width', width)
  typeText('height', height)
  return takeDimensions()
}

const slide: RegisteredDoor = {
  serialNumber: '18-0042',
  doorType: 'slide',
  build: 'Single Panel',
  direction: 'LH',
  bottom: 'Sweep Bottom',
  coolingType: 'Cooler',
  widthInches: 72,
  heightInches: 96.125,
  gaskets: 'Bulb',
  powerOperated: true,
}

function find(found: RegisteredDoor): void {
  const door = doorOfRegister(found)
  if (door) showFound(found, door)
}

beforeEach(() => startCalculator('gasket'))

describe('the calculator', () => {
  it('goes back to the question of any earlier answer', () => {
    answer('Manual Entry', 'Swing', 'Traditional', 'Single', 'Sweep Bottom')
    const steps = calculatorState.slides.map(({ step }) => step)
    goBackTo(2)
    expect(shown()).toMatchObject({ step: steps[3], answerLabels: ['Swing', 'Traditional'] })
    goBackTo(0)
    expect(shown()).toMatchObject({ step: steps[1], answerLabels: [], answers: {} })
    goBackTo(0)
    expect(shown().step).toBe(steps[1])
  })

  it('goes from answer to answer to the resulting door', () => {
    answer('Manual Entry', 'Swing', 'Traditional', 'Double', 'High Sill w/Sweep', '18-inch Strap')
    expect(shown()).toMatchObject({ step: 'dimensions' })
    expect(shown().answerLabels).toEqual([
      'Swing',
      'Traditional',
      'Double',
      'High Sill w/Sweep',
      '18-inch Strap',
    ])
    expect(measure('72', '96 1/8')).toBeNull()
    expect(shown().step).toBe('results')
    expect(doorOfSlide(shown())).toEqual({
      doorType: 'swing',
      build: 'Traditional',
      double: true,
      bottom: 'High Sill w/Sweep',
      hinge: '18-inch Strap',
      powerOperated: false,
      gasketing: null,
      widthInches: 72,
      heightInches: 96.125,
    })
  })

  it('goes back step by step and forgets only what is asked again', () => {
    answer('Manual Entry', 'Slide', 'Power Operated', 'Biparting')
    goBack()
    expect(shown()).toMatchObject({ step: 'slidePanels', answerLabels: ['Slide', 'Power Operated'] })
    answer('Single Panel', 'High Sill')
    expect(shown().answers).toEqual({
      doorType: 'slide',
      powerOperated: true,
      build: 'Single Panel',
      bottom: 'High Sill',
    })
    for (let step = 0; step < 9; step += 1) goBack()
    expect(shown()).toMatchObject({ step: 'start', answers: {}, answerLabels: [] })
  })

  it.each([
    ['', '84', 'width'],
    ['36', 'tall', 'height'],
    ['0', '84', 'width'],
    ['36', '-1', 'height'],
    ['601', '84', 'width'],
    ['36', '1e9', 'height'],
    ['36 1/3', '84', 'width'],
  ])('rejects %j by %j, and keeps both as typed', (width, height, wrong) => {
    answer('Manual Entry', 'Sectional overhead', 'Manual')
    expect(measure(width, height)).toBe(wrong)
    expect(shown().step).toBe('dimensions')
    expect(calculatorState).toMatchObject({ typed: { width, height }, unread: [wrong] })
  })

  it('keeps the typed dimensions when going back to them', () => {
    answer('Manual Entry', 'Vertical lift', 'Manual', 'High Sill')
    measure('60', '72')
    measureAgain()
    expect(shown()).toMatchObject({ step: 'dimensions' })
    expect(calculatorState.typed).toMatchObject({ width: '60', height: '72' })
    expect(calculatorState.slides.filter(({ step }) => step === 'dimensions')).toHaveLength(1)
  })

  it('goes straight to the results of a found door, and Back returns to the search text', () => {
    typeText('serial', '18-0042')
    find(slide)
    expect(shown()).toMatchObject({ step: 'results', found: { serialNumber: '18-0042' } })
    goBack()
    expect(shown().step).toBe('start')
    expect(calculatorState.typed.serial).toBe('18-0042')
  })

  it('treats a found door with changed dimensions as another door', () => {
    find(slide)
    measureAgain()
    expect(calculatorState.typed).toMatchObject({ width: '72', height: '96 1/8' })
    measure('70', '96')
    expect(shown()).toMatchObject({ step: 'results', found: null })
    expect(doorOfSlide(shown())).toMatchObject({ build: 'Single Panel', widthInches: 70, heightInches: 96 })
  })

  it('starts from a saved door once, and remembers it until another door is started', async () => {
    const door = doorOfRegister(slide)
    if (!door) throw new Error('This door can be calculated.')
    const facts = {
      savedAt: '2026-11-22T12:00:00.000Z',
      savedBy: 'Ann Lee',
      outdated: false,
      direction: null,
    }
    const saved = { id: 7, name: 'Dock 3', site: '', serialNumber: null, door, ...facts }
    prepareSaved(saved)
    startCalculator('gasket')
    expect(shown()).toMatchObject({ step: 'results', found: null, saved: { id: 7 } })
    expect(doorOfSlide(shown())).toEqual(door)
    measureAgain()
    measure('70', '96')
    updateSavedDoor({ ...saved, name: 'Dock 4' })
    expect(shown()).toMatchObject({ step: 'results', saved: { name: 'Dock 4' } })
    for (let step = 0; step < 9; step += 1) goBack()
    expect(shown()).toMatchObject({ step: 'start', saved: null })
    await Promise.resolve()
    startCalculator('gasket')
    expect(shown()).toMatchObject({ step: 'start', answers: {}, saved: null })
  })

  it('changes the operator of a found door without adding a step', () => {
    find(slide)
    changePower(false)
    expect(doorOfSlide(shown())).toMatchObject({ powerOperated: false })
    expect(shown().found?.serialNumber).toBe('18-0042')
    expect(calculatorState.slides).toHaveLength(2)
  })

  it('remembers the last chosen operator, however the results are left and reopened', () => {
    answer('Manual Entry', 'Slide', 'Manual', 'Single Panel', 'Sweep Bottom')
    measure('72', '96')
    changePower(true)
    expect(shown().answerLabels).toEqual(['Slide', 'Power Operated', 'Single Panel', 'Sweep Bottom'])
    measureAgain()
    measure('71', '96')
    expect(doorOfSlide(shown())).toMatchObject({ powerOperated: true, widthInches: 71 })
    goBack()
    expect(shown()).toMatchObject({
      step: 'dimensions',
      answerLabels: ['Slide', 'Power Operated', 'Single Panel', 'Sweep Bottom'],
    })
    takeDimensions()
    expect(doorOfSlide(shown())).toMatchObject({ powerOperated: true })
    changePower(false)
    for (let step = 0; step < 2; step += 1) goBack()
    answer('High Sill')
    takeDimensions()
    expect(doorOfSlide(shown())).toMatchObject({ powerOperated: false, bottom: 'High Sill' })
    expect(shown().answerLabels).toEqual(['Slide', 'Manual', 'Single Panel', 'High Sill'])
  })

  it('forgets the operator when going back to its question', () => {
    answer('Manual Entry', 'Sectional overhead', 'Manual')
    measure('96', '120')
    changePower(true)
    for (let step = 0; step < 2; step += 1) goBack()
    expect(shown()).toMatchObject({ step: 'operation', answerLabels: ['Sectional overhead'] })
    expect(shown().answers.powerOperated).toBeUndefined()
  })

  it('leaves a found door unchanged when a copy with other dimensions changes its operator', () => {
    find(slide)
    measureAgain()
    measure('70', '96')
    changePower(false)
    expect(doorOfSlide(shown())).toMatchObject({ powerOperated: false })
    goBack()
    expect(shown().answers.powerOperated).toBe(false)
    goBack()
    expect(shown()).toMatchObject({ found: { serialNumber: '18-0042' }, answers: { powerOperated: true } })
  })

  it('keeps nothing from before when it starts over', () => {
    answer('Manual Entry', 'Traffic', 'Saniswing', 'Single', 'Fingersafe')
    measure('x', '')
    startCalculator('heater')
    expect(calculatorState).toMatchObject({
      opened: 'heater',
      typed: { serial: '', width: '', height: '' },
      unread: [],
    })
    expect(calculatorState.slides).toHaveLength(1)
  })

  it('has no step for an unknown question or one of the other calculator', () => {
    expect(stepOf({ ...shown(), step: 'hinge' }, 'heater')).toBeNull()
    expect(stepOf({ ...shown(), step: 'colour' }, 'gasket')).toBeNull()
  })
})
