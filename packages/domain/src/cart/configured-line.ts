import {
  type ConfigurationRule,
  configurationNeed,
  configurationRule,
  configurationText,
} from './configuration.ts'
import type { Configuration, ConfigurationKind } from './configurations.ts'
import { describeCuts } from './cuts.ts'
import { describeDirection } from './direction.ts'
import { describeSerials } from './serials.ts'
import { type ConfigurablePart, type ConfigurationProblem, statedProblem } from './stated-problem.ts'
import { describeVoltage } from './voltage.ts'

/** The fields of a cart line that are checked against its part. */
export interface StatedLine {
  readonly quantity: number
  readonly configurations?: readonly Configuration[]
}

/** The first rule that matches a part, and the kind of configuration that answers it; null where only a call does. */
export interface RequiredConfiguration {
  readonly rule: ConfigurationRule
  readonly kind: ConfigurationKind | null
}

const answers: Readonly<Record<ConfigurationRule, ConfigurationKind | null>> = {
  calculated: null,
  'magnetic gasket': null,
  direction: 'direction',
  serial: 'serials',
  voltage: 'voltage',
  'precision cut': 'cuts',
  'wall thickness': 'cuts',
}

const requests: Readonly<Record<ConfigurationKind, string>> = {
  direction: 'Please say how many are for the left and for the right hand.',
  serials: 'Please give the serial number of the door for each one.',
  voltage: 'Please say how many are for which voltage.',
  cuts: 'Please give the length of each cut.',
}
const wallRequest = 'Please give the length of each cut and the wall thickness.'

const names: Readonly<Record<ConfigurationKind, string>> = {
  direction: 'a left or right hand',
  serials: 'serial numbers',
  voltage: 'a voltage',
  cuts: 'cut lengths',
}

/** What a buyer must state about a part before it can be ordered, or null. */
export function requiredConfiguration(
  part: Pick<ConfigurablePart, 'id' | 'requirements'>,
): RequiredConfiguration | null {
  const rule = configurationRule(part)
  return rule && { rule, kind: answers[rule] }
}

/** What is missing or wrong in what a line states about its part, or null; only the first rule that matches counts. */
export function configurationProblem(part: ConfigurablePart, line: StatedLine): ConfigurationProblem | null {
  const required = requiredConfiguration(part)
  if (required && required.kind === null) {
    return { code: 'cart.configuration_by_phone', text: configurationText(required.rule) }
  }
  const given = line.configurations ?? []
  const stated = given.find(({ kind }) => kind === required?.kind)
  if (required?.kind && (!stated || saysNothing(stated))) return missing(part, required.rule, required.kind)
  const other = given.find((each) => each !== stated)
  if (other) return unexpected(other.kind)
  return stated ? statedProblem(part, stated, line.quantity) : null
}

/** What a configuration says, in lines for the cart, the order and mail. */
export function describeConfiguration(configuration: Configuration): string[] {
  switch (configuration.kind) {
    case 'direction':
      return describeDirection(configuration)
    case 'serials':
      return describeSerials(configuration.serials)
    case 'voltage':
      return describeVoltage(configuration)
    case 'cuts':
      return describeCuts(configuration.cuts)
  }
}

function saysNothing(configuration: Configuration): boolean {
  return describeConfiguration(configuration).length === 0
}

function missing(
  { requirements }: ConfigurablePart,
  rule: ConfigurationRule,
  kind: ConfigurationKind,
): ConfigurationProblem {
  const request = kind === 'cuts' && requirements.wallThickness ? wallRequest : requests[kind]
  return { code: 'cart.configuration_missing', text: `${configurationNeed(rule)}. ${request}` }
}

function unexpected(kind: ConfigurationKind): ConfigurationProblem {
  const text = `This part is not ordered with ${names[kind]}. Please remove it and add it again.`
  return { code: 'cart.configuration_unexpected', text }
}
