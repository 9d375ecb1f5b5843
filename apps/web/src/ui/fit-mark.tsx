import { useFit } from '@mullion/client/doors/fit.hooks'
import type { ChosenDoor, Fit } from '@mullion/domain/doors/fit/fit'
import { IconCheck, IconQuestionMark, IconRuler2, IconX, type TablerIcon } from '@tabler/icons-react'
import classes from './fit-mark.module.css'

const icons: Readonly<Record<Fit, TablerIcon>> = {
  fits: IconCheck,
  check: IconRuler2,
  not: IconX,
  unknown: IconQuestionMark,
}

/** What comes before and after the door's name. */
const words: Readonly<Record<Fit, readonly [before: string, after: string]>> = {
  fits: ['Fits', ''],
  check: ['Check for', '.'],
  not: ['Doesn’t fit', '.'],
  unknown: ['Not known to fit', ''],
}

export interface FitMarkProps {
  readonly partId: number
  readonly door: ChosenDoor
  readonly name: string
}

function Unchecked({ name }: Pick<FitMarkProps, 'name'>) {
  return (
    <span className={classes.mark} data-fit="unknown">
      <IconQuestionMark size={15} stroke={2.4} aria-hidden />
      <span>Couldn’t check whether this fits {name}.</span>
    </span>
  )
}

/** Says whether a part fits a door, and why not or what to check. */
export function FitMark({ partId, door, name }: FitMarkProps) {
  const { data, isPending, isError } = useFit(door, partId)
  if (isPending) return <span className={classes.mark}>&nbsp;</span>
  if (isError) return <Unchecked name={name} />
  if (data === null) return null
  const Icon = icons[data.fit]
  const [before, after] = words[data.fit]
  return (
    <span className={classes.mark} data-fit={data.fit}>
      <Icon size={15} stroke={2.4} aria-hidden />
      <span>
        <b>
          {before}{' '}
          <span>
            {name}
            {after}
          </span>
        </b>{' '}
        {data.reasons.join(' ')}
      </span>
    </span>
  )
}
