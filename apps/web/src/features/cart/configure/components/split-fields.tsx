import { Radio } from '@mantine/core'
import { type Split, splitComplete, splitSum, withShare } from '@mullion/domain/cart/split'
import tiles from '../../../../ui/tile.module.css'
import classes from '../configure.module.css'
import { splitStatus } from '../split-status.ts'
import { Status, TitledQuantity } from './confirm-frame.tsx'

export interface SplitFieldsProps<Name extends string> {
  /** What the quantity is split by, for screen readers. */
  readonly title: string
  readonly names: readonly (readonly [name: Name, label: string])[]
  readonly split: Split<Name>
  readonly quantity: number
  readonly onChange: (split: Split<Name>) => void
  readonly takesFocus?: boolean
}

function onlyFor<Name extends string>(split: Split<Name>, name: Name, quantity: number): Split<Name> {
  const none = Object.fromEntries(Object.keys(split).map((each) => [each, 0]))
  return { ...split, ...none, [name]: quantity }
}

/** For a quantity of 1: one click picks the name. */
function OneChoice<Name extends string>(props: SplitFieldsProps<Name>) {
  const { title, names, split, onChange, takesFocus = false } = props
  const chosen = names.find(([name]) => split[name] === 1)?.[0] ?? null
  return (
    <Radio.Group
      className={classes.split ?? ''}
      aria-label={title}
      value={chosen}
      onChange={(name) => onChange(onlyFor(split, name as Name, 1))}
    >
      <div className={classes.choices}>
        {names.map(([name, label], at) => (
          <Radio
            key={name}
            value={name}
            label={label}
            classNames={{ root: tiles.tile, body: classes.choiceBody, label: classes.choiceLabel }}
            data-autofocus={(takesFocus && (chosen ? chosen === name : at === 0)) || undefined}
          />
        ))}
      </div>
    </Radio.Group>
  )
}

/** Splits a quantity among names; each name is limited to what the others leave. */
export function SplitFields<Name extends string>(props: SplitFieldsProps<Name>) {
  const { title, names, split, quantity, onChange, takesFocus = false } = props
  if (quantity === 1 && splitSum(split) <= 1) return <OneChoice {...props} />
  const rest = Math.max(0, quantity - splitSum(split))
  return (
    <fieldset className={classes.split} aria-label={title}>
      {names.map(([name, label], at) => (
        <TitledQuantity
          key={name}
          title={label}
          value={split[name]}
          onChange={(requested) => onChange(withShare(split, { name, requested, quantity }))}
          range={{ min: 0, max: split[name] + rest, step: 1, shared: true }}
          label={`Quantity for ${label}`}
          live
          takesFocus={takesFocus && at === 0}
        />
      ))}
      <Status done={splitComplete(split, quantity)}>{splitStatus(split, quantity)}</Status>
    </fieldset>
  )
}
