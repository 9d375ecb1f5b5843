import { Stack } from '@mantine/core'
import {
  noPanels,
  noVoltage,
  panelNames,
  panelsNeeded,
  voltageComplete,
  voltageGuidance,
  voltages,
} from '@mullion/domain/cart/voltage'
import { useState } from 'react'
import { splitsMissing } from '../split-status.ts'
import { ConfiguredQuantity, type ConfigureFormProps, ConfirmFrame } from './confirm-frame.tsx'
import { SplitFields } from './split-fields.tsx'

const voltageChoices = voltages.map((voltage) => [voltage, voltage] as const)
const panelChoices = [
  ['single', panelNames.single],
  ['biparting', panelNames.biparting],
] as const

export function VoltageForm({ onConfirm, ...form }: ConfigureFormProps) {
  const { part } = form
  const before = form.configurations.find((each) => each.kind === 'voltage')
  const [quantity, setQuantity] = useState(Math.max(1, Math.floor(form.quantity)))
  const [split, setSplit] = useState(before?.voltages ?? noVoltage)
  const [panels, setPanels] = useState(before?.panels ?? noPanels)
  const answer = panelsNeeded(part) ? { voltages: split, panels } : { voltages: split }
  const splits = { Voltages: split, ...(panelsNeeded(part) && { 'Door type': panels }) }
  const configuration = { quantity, configurations: [{ kind: 'voltage', ...answer } as const] }
  return (
    <ConfirmFrame
      {...form}
      configuration={configuration}
      ready={voltageComplete(part, answer, quantity)}
      missing={splitsMissing(splits, quantity)}
      onConfirm={() => onConfirm(configuration)}
    >
      <Stack
        component="ul"
        gap={4}
        p="10px 14px"
        bg="var(--accent-wash)"
        bdrs="sm"
        aria-label="Voltage guide"
      >
        {voltageGuidance.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </Stack>
      <ConfiguredQuantity part={part} quantity={quantity} onChange={setQuantity} />
      <SplitFields
        title="Voltages"
        names={voltageChoices}
        split={split}
        quantity={quantity}
        onChange={setSplit}
        takesFocus
      />
      {panelsNeeded(part) && (
        <SplitFields
          title="Door type"
          names={panelChoices}
          split={panels}
          quantity={quantity}
          onChange={setPanels}
        />
      )}
    </ConfirmFrame>
  )
}
