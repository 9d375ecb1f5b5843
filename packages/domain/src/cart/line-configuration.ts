import { gasketParts } from '../doors/gasket-constants.ts'
import type { ConfigurablePart, ConfigurationProblem } from './configuration-kind.ts'
import { kindOf } from './configuration-kinds.ts'
import { type ConfigurationRule, configurationNeed, configurationRule } from './configuration-rule.ts'
import { type Configuration, type ConfigurationKind, doorsOf } from './configuration-schema.ts'

/** The fields of a cart line that are checked against its part. */
export interface StatedLine {
  readonly quantity: number
  readonly configurations?: readonly Configuration[]
}

/** A quantity and what is stated about it, which make sense together only. */
export interface StatedQuantity {
  readonly quantity: number
  readonly configurations: readonly Configuration[]
}

/** The first rule that matches a part, and the kind of configuration that answers it. */
export interface RequiredConfiguration {
  readonly rule: ConfigurationRule
  readonly kind: ConfigurationKind
}

const answers: Readonly<Record<ConfigurationRule, ConfigurationKind>> = {
  calculated: 'door',
  'magnetic gasket': 'door',
  direction: 'direction',
  serial: 'serials',
  voltage: 'voltage',
  'precision cut': 'cuts',
  'wall thickness': 'cuts',
}

const magneticRequest = 'Look up the door.'
const wallRequest = 'Enter the length of each cut and the wall thickness.'

/**
 * What a buyer must state about a part before it can be ordered, or null. Where a line states doors and not what its
 * rule asks for, the doors are the answer: they say how long the part has to be and where it goes, for all of the quantity.
 */
export function requiredConfiguration(
  part: Pick<ConfigurablePart, 'id' | 'requirements'>,
  stated: readonly Configuration[] = [],
): RequiredConfiguration | null {
  const rule = configurationRule(part)
  if (!rule) return null
  const kind = answers[rule]
  const answered = stated.some((each) => each.kind === kind && !saysNothing(each))
  return { rule, kind: !answered && doorsAnswer(part, rule, stated) ? 'door' : kind }
}

/** What is missing or wrong in what a line states about its part, or null; only the first rule that matches counts. */
export function configurationProblem(part: ConfigurablePart, line: StatedLine): ConfigurationProblem | null {
  const given = line.configurations ?? []
  const required = requiredConfiguration(part, given)
  const stated = given.find(({ kind }) => kind === required?.kind)
  if (required && (!stated || saysNothing(stated))) return missing(part, required.rule, required.kind)
  const doors = given.find((each) => each.kind === 'door' && each !== stated && canBeForDoors(part))
  const other = given.find((each) => each !== stated && each !== doors)
  if (other) return unexpected(other.kind)
  const { quantity } = line
  return (
    (stated && kindOf(stated.kind).problem(part, stated, { quantity, alone: true })) ??
    (doors ? kindOf('door').problem(part, doors, { quantity, alone: false }) : null)
  )
}

/** What a configuration says, in lines for the cart, the order and mail. */
export function describeConfiguration(configuration: Configuration): string[] {
  return kindOf(configuration.kind).describe(configuration)
}

/** True for parts that a calculator gives: their lines may say for which doors, also where nothing has to be stated. */
function canBeForDoors({ id }: Pick<ConfigurablePart, 'id'>): boolean {
  return (Object.values(gasketParts) as readonly number[]).includes(id)
}

/** Doors of a part that a calculator gives answer all but the voltage; the serial number, when each door has one. */
function doorsAnswer(
  part: Pick<ConfigurablePart, 'id'>,
  rule: ConfigurationRule,
  stated: readonly Configuration[],
): boolean {
  const doors = doorsOf(stated)
  if (doors.length === 0 || rule === 'voltage' || !canBeForDoors(part)) return false
  return rule !== 'serial' || doors.every(({ serialNumber }) => serialNumber !== null)
}

/** True for a statement of nothing, such as no cuts or no piece for either hand. */
export function saysNothing(configuration: Configuration): boolean {
  return describeConfiguration(configuration).length === 0
}

function missing(
  { requirements }: ConfigurablePart,
  rule: ConfigurationRule,
  kind: ConfigurationKind,
): ConfigurationProblem {
  return {
    code: 'cart.configuration_missing',
    text: `${configurationNeed(rule)}. ${requestFor(rule, kind, requirements)}`,
  }
}

function requestFor(
  rule: ConfigurationRule,
  kind: ConfigurationKind,
  { wallThickness }: ConfigurablePart['requirements'],
): string {
  if (rule === 'magnetic gasket') return magneticRequest
  return kind === 'cuts' && wallThickness ? wallRequest : kindOf(kind).request
}

function unexpected(kind: ConfigurationKind): ConfigurationProblem {
  const text = `This part is not ordered with ${kindOf(kind).name}. Please remove it and add it again.`
  return { code: 'cart.configuration_unexpected', text }
}
