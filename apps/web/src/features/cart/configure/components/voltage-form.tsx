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
import classes from '../configure.module.css'
import { type ConfigureFormProps, ConfirmFrame, HowMany } from './confirm-frame.tsx'
import { SplitFields } from './split-fields.tsx'

const voltageChoices = voltages.map((voltage) => [voltage, voltage] as const)
const panelChoices = [
  ['single', panelNames.single],
  ['biparting', panelNames.biparting],
] as const

/** How many of a part are for each voltage, and of the controller for each kind of door. */
export function VoltageForm({ part, onConfirm, onClose, ...stated }: ConfigureFormProps) {
  const before = stated.configurations.find((each) => each.kind === 'voltage')
  const [quantity, setQuantity] = useState(Math.max(1, Math.floor(stated.quantity)))
  const [split, setSplit] = useState(before?.voltages ?? noVoltage)
  const [panels, setPanels] = useState(before?.panels ?? noPanels)
  const asked = panelsNeeded(part) ? { voltages: split, panels } : { voltages: split }
  const confirm = () => onConfirm({ quantity, configurations: [{ kind: 'voltage', ...asked }] })
  return (
    <ConfirmFrame
      part={part}
      ready={voltageComplete(part, asked, quantity)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className={classes.guidance} aria-label="Which voltage">
        {voltageGuidance.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <HowMany part={part} quantity={quantity} onChange={setQuantity} />
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
          title="Kinds of door"
          names={panelChoices}
          split={panels}
          quantity={quantity}
          onChange={setPanels}
        />
      )}
    </ConfirmFrame>
  )
}
