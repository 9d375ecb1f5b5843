import { ActionIcon, Radio } from '@mantine/core'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { customerTerms } from './customer-terms.ts'
import classes from './select-customer.module.css'

export interface CustomerRowProps {
  readonly company: InternalCompany
  readonly chosen: boolean
  readonly onChoose: (company: InternalCompany) => void
  readonly onEdit: (company: InternalCompany) => void
  readonly onDelete: (company: InternalCompany) => void
}

/** One company of the picker, with choose, edit and delete. */
export function CustomerRow({ company, chosen, onChoose, onEdit, onDelete }: CustomerRowProps) {
  const { name, customerNumber } = company
  return (
    <div className={classes.row} data-chosen={chosen || undefined}>
      <Radio
        className={classes.choice ?? ''}
        name="customer"
        value={company.id}
        checked={chosen}
        onChange={() => onChoose(company)}
        label={
          <>
            <strong>{name}</strong> <span className={classes.number}>{customerNumber}</span>
          </>
        }
        description={customerTerms(company)}
      />
      <ActionIcon variant="subtle" size={44} aria-label={`Edit ${name}`} onClick={() => onEdit(company)}>
        <IconPencil size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        c="var(--bad-ink)"
        size={44}
        aria-label={`Delete ${name}`}
        onClick={() => onDelete(company)}
      >
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </div>
  )
}
