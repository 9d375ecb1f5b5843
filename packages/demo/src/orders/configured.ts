import { gasketParts, heaterParts } from '@mullion/domain/calculated-part-ids'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import { cutsQuantity } from '@mullion/domain/cart/cuts'
import { type DoorUse, doorsQuantity } from '@mullion/domain/cart/door-uses'
import { requiredConfiguration } from '@mullion/domain/cart/line-configuration'
import { noVoltage, panelsNeeded, voltages } from '@mullion/domain/cart/voltage'
import { calculate } from '@mullion/domain/doors/calculate'
import type { Door } from '@mullion/domain/doors/door'
import { demoNumbers } from '../large-register.ts'
import { anyOf, between, type Random } from '../random.ts'
import type { PricedPart } from './stock.ts'

export interface Configured {
  readonly quantity: number
  readonly configuration: Configuration | null
}

function doorSerial(random: Random): string {
  return `${between(random, 12, 25)}-${between(random, demoNumbers.first, demoNumbers.last)}`
}

function voltageOf(random: Random, part: PricedPart, quantity: number): Configuration {
  const split = { ...noVoltage, [anyOf(random, voltages)]: quantity }
  const panels = panelsNeeded(part) ? { panels: { single: quantity, biparting: 0 } } : {}
  return { kind: 'voltage', voltages: split, ...panels }
}

function cutsOf(random: Random, { requirements }: PricedPart): Configuration & { readonly kind: 'cuts' } {
  const wallThicknessInches = requirements.wallThickness ? between(random, 4, 6) : null
  const lengthInches = between(random, 24 * 8, 96 * 8) / 8
  return { kind: 'cuts', cuts: [{ lengthInches, wallThicknessInches, count: between(random, 1, 4) }] }
}

/** An opening with a sweep bottom, small enough that parts for two doors still ship by parcel. */
function swingDoor(random: Random, build: 'Traditional' | 'ESS-1'): Door {
  return {
    doorType: 'swing',
    build,
    double: false,
    bottom: 'Sweep Bottom',
    hinge: null,
    powerOperated: false,
    gasketing: null,
    widthInches: between(random, 30 * 8, 48 * 8) / 8,
    heightInches: between(random, 78 * 8, 96 * 8) / 8,
  }
}

/** Swing doors that a part is calculated for; none if such doors do not use it. */
function doorsOf(random: Random, { id }: PricedPart): DoorUse[] {
  const heater = (Object.values(heaterParts) as readonly number[]).includes(id)
  const door = swingDoor(random, id === gasketParts.essDoor ? 'ESS-1' : 'Traditional')
  const part = calculate(door, heater ? 'heater' : 'gasket').parts.find(({ partId }) => partId === id)
  return part ? [{ serialNumber: null, door, use: part.use, count: between(random, 1, 2) }] : []
}

/** Returns the quantity of a part that some swing doors need, or null for parts they do not use. */
export function configureForDoors(random: Random, part: PricedPart): Configured | null {
  const doors = doorsOf(random, part)
  const quantity = doorsQuantity(part.id, doors)
  return quantity ? { quantity, configuration: { kind: 'door', doors } } : null
}

function statement(random: Random, part: PricedPart, quantity: number): Configuration | null {
  const left = between(random, 0, quantity)
  switch (requiredConfiguration(part)?.kind) {
    case 'direction':
      return { kind: 'direction', left, right: quantity - left }
    case 'serials':
      return { kind: 'serials', serials: Array.from({ length: quantity }, () => doorSerial(random)) }
    case 'voltage':
      return voltageOf(random, part, quantity)
    case 'cuts':
      return cutsOf(random, part)
    default:
      return null
  }
}

export function configure(random: Random, part: PricedPart): Configured {
  const forDoors = requiredConfiguration(part)?.kind === 'door' ? configureForDoors(random, part) : null
  if (forDoors) return forDoors
  const pieces = between(random, 1, 3)
  const configuration = statement(random, part, pieces)
  const quantity = configuration?.kind === 'cuts' ? cutsQuantity(part.unit, configuration.cuts) : pieces
  return { quantity, configuration }
}
