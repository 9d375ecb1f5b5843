import { gasketParts } from '../calculated-part-ids.ts'
import type { ConfigurablePart, ConfigurationProblem } from './configuration-kind.ts'
import { kindOf } from './configuration-kinds.ts'
import { type ConfigurationRule, configurationNeed, configurationRule } from './configuration-rule.ts'
import { type Configuration, type ConfigurationKind, doorsOf } from './configuration-schema.ts'

export interface ConfiguredLine {
  readonly quantity: number
  readonly configurations?: readonly Configuration[]
}

/** A quantity and its configurations, which are only valid together. */
export interface LineConfiguration {
  readonly quantity: number
  readonly configurations: readonly Configuration[]
}

/** The first rule that matches a part, and the kind of configuration that satisfies it. */
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
 * Returns what a part requires before it can be ordered, or null. If the line names doors instead of what the
 * rule requires, the doors satisfy the rule, because they determine length and position for the whole
 * quantity.
 */
export function requiredConfiguration(
  part: Pick<ConfigurablePart, 'id' | 'requirements'>,
  configurations: readonly Configuration[] = [],
): RequiredConfiguration | null {
  const rule = configurationRule(part)
  if (!rule) return null
  const kind = answers[rule]
  const isConfigured = configurations.some((each) => each.kind === kind && !isEmptyConfiguration(each))
  return { rule, kind: !isConfigured && doorsAnswer(part, rule, configurations) ? 'door' : kind }
}

/** Returns what is missing or wrong in a line's configurations, or null; only the first matching rule applies. */
export function configurationProblem(
  part: ConfigurablePart,
  line: ConfiguredLine,
): ConfigurationProblem | null {
  const given = line.configurations ?? []
  const required = requiredConfiguration(part, given)
  const configuration = given.find(({ kind }) => kind === required?.kind)
  if (required && (!configuration || isEmptyConfiguration(configuration)))
    return missing(part, required.rule, required.kind)
  const doors = given.find((each) => each.kind === 'door' && each !== configuration && canBeForDoors(part))
  const other = given.find((each) => each !== configuration && each !== doors)
  if (other) return unexpected(other.kind)
  const { quantity } = line
  return (
    (configuration && kindOf(configuration.kind).problem(part, configuration, { quantity, alone: true })) ??
    (doors ? kindOf('door').problem(part, doors, { quantity, alone: false }) : null)
  )
}

export function describeConfiguration(configuration: Configuration): string[] {
  return kindOf(configuration.kind).describe(configuration)
}

/** True for parts that a calculator outputs: their lines may name doors even if no configuration is required. */
function canBeForDoors({ id }: Pick<ConfigurablePart, 'id'>): boolean {
  return (Object.values(gasketParts) as readonly number[]).includes(id)
}

/**
 * Doors satisfy every rule of a calculator part except voltage; the serial rule only if each door has a serial number.
 */
function doorsAnswer(
  part: Pick<ConfigurablePart, 'id'>,
  rule: ConfigurationRule,
  configurations: readonly Configuration[],
): boolean {
  const doors = doorsOf(configurations)
  if (doors.length === 0 || rule === 'voltage' || !canBeForDoors(part)) return false
  return rule !== 'serial' || doors.every(({ serialNumber }) => serialNumber !== null)
}

/** True if a configuration is empty, such as no cuts or zero pieces for both hands. */
export function isEmptyConfiguration(configuration: Configuration): boolean {
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
  const text = `This part doesn’t take ${kindOf(kind).name}. Remove it and add it again.`
  return { code: 'cart.configuration_unexpected', text }
}
