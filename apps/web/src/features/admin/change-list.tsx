import { Stack } from '@mantine/core'
import classes from './change-list.module.css'

export interface ChangeListProps {
  readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[]
}

export function ChangeList({ changes }: ChangeListProps) {
  return (
    <Stack component="ul" className={classes.changes ?? ''} gap={2}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {name}: {before !== '' && <del>{before}</del>} <ins>{after === '' ? 'empty' : after}</ins>
        </li>
      ))}
    </Stack>
  )
}
