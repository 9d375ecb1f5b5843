import type { Door } from './door.ts'

export const calculatorModes = ['gasket', 'heater'] as const
export type CalculatorMode = (typeof calculatorModes)[number]

export const partUses = [
  'doorGasket',
  'sweepGasket',
  'midGasket',
  'edgeGasket',
  'sectionGasket',
  'bottomGasket',
  'heaterWire',
  'panelWires',
  'heaterPan',
] as const
export type PartUse = (typeof partUses)[number]

export const useNames: Readonly<Record<PartUse, string>> = {
  doorGasket: 'Door gasket',
  sweepGasket: 'Sweep gasket',
  midGasket: 'Meeting gasket',
  edgeGasket: 'Edge gasket',
  sectionGasket: 'Section joint gasket',
  bottomGasket: 'Bottom gasket',
  heaterWire: 'Heater wire',
  panelWires: 'Panel heater wires',
  heaterPan: 'Heater pan',
}

/** A part a door takes: quantity in feet, or 1 if sold by the piece, and how it was calculated. */
export interface CalculatedPart {
  readonly use: PartUse
  readonly partId: number
  /** Feet to the nearest quarter, or pieces. */
  readonly quantity: number
  /** Length before rounding to quarter feet; null for pieces. */
  readonly inches: number | null
  /** The figures behind the quantity, one per line, for the cart and the order. */
  readonly comments: readonly string[]
}

export interface Calculation {
  readonly parts: readonly CalculatedPart[]
  readonly notes: readonly string[]
  /** True if there is no formula for this bottom on this kind of door: no parts are listed, and the caller logs it. */
  readonly unknownBottom: boolean
}

export const noPartsText = 'No parts can be calculated for this door. Please contact us at the factory.'
export const estimateText = 'This is an estimate. For unusual doors, confirm with the factory.'

const inchesPerQuarterFoot = 3

/** Removes floating-point error from a sum of inches. */
export function cleanInches(inches: number): number {
  return Math.round(inches * 1e6) / 1e6
}

/** Converts inches to feet, to the nearest quarter, rounded half up; negative is 0. */
export function quarterFeet(inches: number): number {
  return Math.max(0, Math.round(cleanInches(inches) / inchesPerQuarterFoot) / 4)
}

export function modeOfUse(use: PartUse): CalculatorMode {
  return use === 'heaterWire' || use === 'panelWires' || use === 'heaterPan' ? 'heater' : 'gasket'
}

/** True if the bottom starts with High Sill: the gasket also runs along the bottom. */
export function hasHighSill({ bottom }: Pick<Door, 'bottom'>): boolean {
  return bottom?.startsWith('High Sill') ?? false
}

export function hasSweepBottom({ bottom }: Pick<Door, 'bottom'>): boolean {
  return bottom?.startsWith('Sweep') ?? false
}

/** True if the bottom has a sweep, including one under a high sill. */
export function hasSweep({ bottom }: Pick<Door, 'bottom'>): boolean {
  return bottom?.includes('Sweep') ?? false
}
