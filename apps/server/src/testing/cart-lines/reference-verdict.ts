// Independent reimplementation of the answer to a cart line; computes in quarter feet and big integers.
// Shares no code with the product rules it checks.
import { doorsFault, type Fault, fault, registerFault } from './door-faults.ts'
import type { SentDoor, SentUse } from './sent-door.ts'

export interface ReferencePart {
  readonly id: number
  readonly unit: 'EA' | 'FT' | 'SQFT'
  readonly listCents: number | null
  readonly sold: boolean
  readonly needs: {
    readonly direction: boolean
    readonly serial: boolean
    readonly voltage: boolean
    readonly precisionCut: boolean
    readonly wallThickness: boolean
  }
}

export type Sent = Record<string, unknown>
export interface RequestedLine {
  readonly partId: number
  readonly quantity: unknown
  readonly configurations?: unknown
}

export interface Verdict {
  readonly code: string | null
  readonly unitCents: number | null
  readonly totalCents: number | null
  readonly names: Fault['names']
}

export interface SentCut {
  readonly lengthInches: number
  readonly wallThicknessInches: number | null
  readonly count: number
}

const kindOf = {
  direction: 'direction',
  serial: 'serials',
  voltage: 'voltage',
  precisionCut: 'cuts',
  wallThickness: 'cuts',
} as const
const controller = 454
const [wire, pan, welded] = [76, 205, 188]
const gaskets = [51, 96, 97, 101, 102, 186, 187, welded, 198, 276]

export function kindToConfigure({ id, needs }: Pick<ReferencePart, 'id' | 'needs'>): string | null {
  if (id === wire || id === pan || id === welded) return 'door'
  const order = ['direction', 'serial', 'voltage', 'precisionCut', 'wallThickness'] as const
  const first = order.find((rule) => needs[rule])
  return first === undefined ? null : kindOf[first]
}

/** Returns quarter feet (three-inch steps of each length, at least one), or 4 per piece. */
export function quartersOf(unit: ReferencePart['unit'], cuts: readonly SentCut[]): number {
  let quarters = 0
  for (const { lengthInches, count } of cuts) {
    quarters += count * (unit === 'EA' ? 4 : Math.trunc(lengthInches / 3) || 1)
  }
  return quarters
}

const sum = (shares: object) => Object.values(shares).reduce((total: number, share) => total + share, 0)

function isEmptyConfiguration(configuration: Sent): boolean {
  if (configuration.kind === 'direction') return configuration.left === 0 && configuration.right === 0
  if (configuration.kind === 'serials') return (configuration.serials as string[]).length === 0
  if (configuration.kind === 'cuts') return (configuration.cuts as SentCut[]).length === 0
  if (configuration.kind === 'door') return usesIn([configuration]).length === 0
  return sum(configuration.voltages as object) + sum((configuration.panels as object | undefined) ?? {}) === 0
}

const usesIn = (given: readonly Sent[]) =>
  given.flatMap((configuration) => (configuration.kind === 'door' ? (configuration.doors as SentUse[]) : []))

function cutsFault(part: ReferencePart, cuts: readonly SentCut[], quantity: number): Fault | null {
  if (part.needs.wallThickness && cuts.some((cut) => cut.wallThicknessInches === null)) {
    return fault('wall_thickness_missing')
  }
  const quarters = quartersOf(part.unit, cuts)
  return quarters === quantity * 4 ? null : fault('quantity_not_of_cuts', quarters / 4)
}

function voltageFault(part: ReferencePart, { voltages, panels }: Sent, quantity: number): Fault | null {
  if (sum(voltages as object) !== quantity) return fault('voltage_not_split')
  if (part.id !== controller) return panels === undefined ? null : fault('panels_unexpected')
  return panels !== undefined && sum(panels as object) === quantity ? null : fault('panels_not_split')
}

function kindFault(part: ReferencePart, configuration: Sent, quantity: number): Fault | null {
  if (configuration.kind === 'direction') {
    return Number(configuration.left) + Number(configuration.right) === quantity
      ? null
      : fault('direction_not_split')
  }
  if (configuration.kind === 'serials') {
    return (configuration.serials as string[]).length === quantity ? null : fault('serials_not_complete')
  }
  if (configuration.kind === 'voltage') return voltageFault(part, configuration, quantity)
  if (configuration.kind === 'cuts') return cutsFault(part, configuration.cuts as SentCut[], quantity)
  return doorsFault(part.id, usesIn([configuration]), { quantity, exact: true })
}

/**
 * True if doors replace the configuration a gasket needs: never voltage, and serial numbers only if every door has
 * one.
 */
function doorsAnswer(part: ReferencePart, given: readonly Sent[]): boolean {
  const [neededKind, uses] = [kindToConfigure(part), usesIn(given)]
  if (!gaskets.includes(part.id) || uses.length === 0 || neededKind === 'voltage') return false
  return neededKind !== 'serials' || uses.every(({ serialNumber }) => serialNumber !== null)
}

function missingCode({ id }: ReferencePart): string {
  if (id === welded) return 'door_not_looked_up'
  return id === wire || id === pan ? 'not_calculated' : 'configuration_missing'
}

function configurationFault(part: ReferencePart, given: readonly Sent[], quantity: number): Fault | null {
  const neededKind = kindToConfigure(part)
  const own = given.find(
    (configuration) => configuration.kind === neededKind && !isEmptyConfiguration(configuration),
  )
  const doors = given.find(({ kind }) => kind === 'door')
  const answer = own ?? (neededKind !== null && doorsAnswer(part, given) ? doors : undefined)
  if (neededKind !== null && answer === undefined) return fault(missingCode(part))
  const beside = doors !== answer && gaskets.includes(part.id) ? doors : undefined
  if (given.some((configuration) => configuration !== answer && configuration !== beside))
    return fault('configuration_unexpected')
  const found = answer === undefined ? null : kindFault(part, answer, quantity)
  if (found !== null || beside === undefined) return found
  return doorsFault(part.id, usesIn([beside]), { quantity, exact: false })
}

function quantityFault(unit: ReferencePart['unit'], quantity: number): Fault | null {
  if (unit === 'EA') return quantity % 1 === 0 ? null : fault('not_whole')
  return /^\d+(\.(25|5|75))?$/.test(String(quantity)) ? null : fault('not_quarters')
}

const halfUp = (hundredths: bigint) => (hundredths + 50n) / 100n

/** Context of an answer besides the line: the buyer's price in percent of list, and the register. */
export interface PricingContext {
  readonly hundredths: number
  readonly register: ReadonlyMap<string, SentDoor | null>
}

export function verdictOn(
  part: ReferencePart,
  line: RequestedLine,
  { hundredths, register }: PricingContext,
): Verdict {
  if (!part.sold) return { code: 'no_longer_sold', unitCents: null, totalCents: null, names: null }
  const quantity = Number(line.quantity)
  const given = (line.configurations ?? []) as Sent[]
  const list = part.listCents
  const unit = list === null ? null : halfUp(BigInt(list) * BigInt(hundredths))
  const total = unit === null ? null : halfUp(unit * BigInt(Math.round(quantity * 100)))
  const found =
    configurationFault(part, given, quantity) ??
    registerFault(part.id, usesIn(given), register) ??
    (list === null ? fault('no_price') : quantityFault(part.unit, quantity))
  return {
    code: found?.code ?? null,
    unitCents: unit === null ? null : Number(unit),
    totalCents: total === null ? null : Number(total),
    names: found?.names ?? null,
  }
}
