import type { Configuration } from '@mullion/domain/cart/configurations'
import { requiredConfiguration } from '@mullion/domain/cart/configured-line'
import { cutsQuantity } from '@mullion/domain/cart/cuts'
import { noVoltage, panelsNeeded, voltages } from '@mullion/domain/cart/voltage'
import { anyOf, between, type Random } from '../random.ts'
import type { PricedPart } from './stock.ts'

/** How many of a part are ordered, and what was said about them. */
export interface Configured {
  readonly quantity: number
  readonly configuration: Configuration | null
}

function doorSerial(random: Random): string {
  return `${between(random, 12, 25)}-${between(random, 1000, 4999)}`
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

/** Says what a buyer has to say about a part. */
export function configure(random: Random, part: PricedPart): Configured {
  const pieces = between(random, 1, 3)
  const configuration = statement(random, part, pieces)
  const quantity = configuration?.kind === 'cuts' ? cutsQuantity(part.unit, configuration.cuts) : pieces
  return { quantity, configuration }
}
