import * as z from 'zod/mini'
import { type ConfigurationKindOf, type ConfigurationProblem, notSplit } from './configuration-kind.ts'
import { addSplits, type Split, share, splitComplete, subtractSplit } from './split.ts'

export const voltages = ['120V', '208V', '230V', '460V', '480V'] as const
export type Voltage = (typeof voltages)[number]
export type VoltageSplit = Split<Voltage>

export const panelNames = { single: 'Single Panel', biparting: 'Biparting' } as const
export type PanelSplit = Split<keyof typeof panelNames>

/** Part id of the power-operator controller, which is made for single-panel or biparting doors. */
export const controllerPart = 454

/** Quantity per voltage and, for the controller, also per door type. */
export const voltageConfiguration = z.strictObject({
  kind: z.literal('voltage'),
  voltages: z.record(z.enum(voltages), share),
  panels: z.optional(z.strictObject({ single: share, biparting: share })),
})
export type VoltageConfiguration = Readonly<z.output<typeof voltageConfiguration>>

export const voltageGuidance: readonly { readonly voltages: readonly Voltage[]; readonly text: string }[] = [
  { voltages: ['208V', '230V'], text: '208V or 240V sites use the 230V controller.' },
  { voltages: ['460V', '480V'], text: '460V or 480V sites need a step-down transformer.' },
]

export const noVoltage: VoltageSplit = { '120V': 0, '208V': 0, '230V': 0, '460V': 0, '480V': 0 }
export const noPanels: PanelSplit = { single: 0, biparting: 0 }

/** True for a part that is also split into Single Panel and Biparting. */
export function panelsNeeded(part: { readonly id: number }): boolean {
  return part.id === controllerPart
}

export function voltageComplete(
  part: { readonly id: number },
  split: Pick<VoltageConfiguration, 'voltages' | 'panels'>,
  quantity: number,
): boolean {
  return splitComplete(split.voltages, quantity) && panelsComplete(part, split.panels, quantity)
}

/**
 * True if Single Panel and Biparting add up to the quantity or, for a part without this split, if none is
 * given.
 */
export function panelsComplete(
  part: { readonly id: number },
  panels: PanelSplit | undefined,
  quantity: number,
): boolean {
  if (!panelsNeeded(part)) return panels === undefined
  return panels !== undefined && splitComplete(panels, quantity)
}

export function addVoltages(a: VoltageConfiguration, b: VoltageConfiguration): VoltageConfiguration {
  const added = { kind: 'voltage' as const, voltages: addSplits(a.voltages, b.voltages) }
  if (!a.panels && !b.panels) return added
  return { ...added, panels: addSplits(a.panels ?? noPanels, b.panels ?? noPanels) }
}

export function subtractVoltages(
  split: VoltageConfiguration,
  taken: VoltageConfiguration,
): VoltageConfiguration | null {
  const left = subtractSplit(split.voltages, taken.voltages)
  const panels = subtractSplit(split.panels ?? noPanels, taken.panels ?? noPanels)
  if (!left || !panels) return null
  return { kind: 'voltage', voltages: left, ...(split.panels && { panels }) }
}

/** Display text of voltages and door types, leaving out zeros: `230V × 2`. */
export function describeVoltage({ voltages: split, panels = noPanels }: VoltageConfiguration): string[] {
  const byVoltage = voltages.map((voltage) => [voltage, split[voltage]] as const)
  const byPanel = (['single', 'biparting'] as const).map((kind) => [panelNames[kind], panels[kind]] as const)
  return [byVoltage, byPanel]
    .map((shares) => shares.filter(([, count]) => count > 0))
    .filter((shares) => shares.length > 0)
    .map((shares) => shares.map(([name, count]) => `${name} × ${count}`).join(', '))
}

function voltageProblem(
  part: { readonly id: number },
  { voltages: split, panels }: VoltageConfiguration,
  quantity: number,
): ConfigurationProblem | null {
  if (!splitComplete(split, quantity)) return notSplit('cart.voltage_not_split', 'Voltages', quantity)
  if (panelsComplete(part, panels, quantity)) return null
  if (panelsNeeded(part)) return notSplit('cart.panels_not_split', 'Single Panel and Biparting', quantity)
  const text = 'This part doesn’t come in Single Panel and Biparting. Remove it and add it again.'
  return { code: 'cart.panels_unexpected', text }
}

export const voltageKind: ConfigurationKindOf<VoltageConfiguration> = {
  title: 'Voltage',
  name: 'a voltage',
  request: 'Choose a voltage.',
  describe: describeVoltage,
  sum: (all) => all.reduce(addVoltages),
  subtract: subtractVoltages,
  problem: (part, split, { quantity }) => voltageProblem(part, split, quantity),
}
