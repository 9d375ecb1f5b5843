import type { Door } from './door.ts'

/** What is calculated for a door: its gaskets, or its heater. */
export const calculatorModes = ['gasket', 'heater'] as const
export type CalculatorMode = (typeof calculatorModes)[number]

/** What a calculated part is for on its door. */
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

/** A part that a door takes: how much of it in feet, or 1 where it is sold by the piece, and how that came about. */
export interface CalculatedPart {
  readonly use: PartUse
  readonly partId: number
  /** Feet to the nearest quarter, or pieces. */
  readonly quantity: number
  /** The length before it was rounded to quarter feet; null for pieces. */
  readonly inches: number | null
  /** The figures behind the quantity, a line each, for the cart and the order. */
  readonly comments: readonly string[]
}

/** The parts that a door takes, and what whoever orders them should know. */
export interface Calculation {
  readonly parts: readonly CalculatedPart[]
  readonly notes: readonly string[]
  /** True when there is no formula for this bottom on this kind of door: nothing is listed, and whoever asked logs it. */
  readonly unknownBottom: boolean
}

export const noPartsText = 'No parts can be calculated for this door. Please contact us at the factory.'
export const estimateText = 'This is an estimate. For unusual doors, confirm with the factory.'

const inchesPerQuarterFoot = 3

/** A sum of inches without the dust that decimals leave in binary. */
export function cleanInches(inches: number): number {
  return Math.round(inches * 1e6) / 1e6
}

/** Inches as feet, to the nearest quarter, half up; below 0 is 0. */
export function quarterFeet(inches: number): number {
  return Math.max(0, Math.round(cleanInches(inches) / inchesPerQuarterFoot) / 4)
}

/** Which of the two calculators gives a part for this use. */
export function modeOfUse(use: PartUse): CalculatorMode {
  return use === 'heaterWire' || use === 'panelWires' || use === 'heaterPan' ? 'heater' : 'gasket'
}

/** True when the bottom begins with High Sill: the gasket runs along the bottom too. */
export function hasHighSill({ bottom }: Pick<Door, 'bottom'>): boolean {
  return bottom?.startsWith('High Sill') ?? false
}

/** True when the bottom begins with Sweep. */
export function hasSweepBottom({ bottom }: Pick<Door, 'bottom'>): boolean {
  return bottom?.startsWith('Sweep') ?? false
}

/** True when there is a sweep at the bottom, under a high sill too. */
export function hasSweep({ bottom }: Pick<Door, 'bottom'>): boolean {
  return bottom?.includes('Sweep') ?? false
}
