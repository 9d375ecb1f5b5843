import { Radio } from '@mantine/core'
import type { BillingOption } from '@mullion/domain/checkout/shipping-service'
import classes from './shipping-method.module.css'

const names: Readonly<Record<BillingOption, { readonly label: string; readonly description: string }>> = {
  prepay: { label: 'Prepay', description: 'We pay the carrier and add the cost to this order.' },
  collect: { label: 'Collect', description: 'Your carrier account is charged.' },
  thirdParty: { label: 'Third party', description: 'Another company’s carrier account is charged.' },
}

export interface BillingOptionsProps {
  readonly options: readonly BillingOption[]
  readonly chosen: BillingOption
  readonly onChoose: (option: BillingOption) => void
}

/** Choice of who pays the carrier. */
export function BillingOptions({ options, chosen, onChoose }: BillingOptionsProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Who pays for shipping?</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <Radio
            key={option}
            name="billingOption"
            value={option}
            label={names[option].label}
            checked={chosen === option}
            onChange={() => onChoose(option)}
            classNames={{ root: classes.tile, body: classes.tileBody, label: classes.tileLabel }}
          />
        ))}
      </div>
      <p className={classes.about}>{names[chosen].description}</p>
    </fieldset>
  )
}
