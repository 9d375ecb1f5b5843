import { Button, Group, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCompanySearch, useUsersOfCompany } from '@mullion/client/admin/companies.hooks'
import { roleLabel } from '@mullion/domain/accounts/user'
import {
  type CustomerCompany,
  minSearchedCharacters,
  searchTooShortText,
} from '@mullion/domain/admin/company-form'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import classes from './find-company.module.css'

export interface FindCompanyProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onChoose: (company: CustomerCompany) => void
}

const pauseMs = 300

function Users({ companyId }: { readonly companyId: number }) {
  const [page, setPage] = useState(1)
  const users = useUsersOfCompany(companyId, page)
  return (
    <QueryStates
      query={users}
      pending={<Skeleton height={60} />}
      isEmpty={({ total }) => total === 0}
      empty={<p className={classes.soft}>No users yet.</p>}
    >
      {({ users: shown, pages }) => (
        <>
          <ul className={classes.users}>
            {shown.map(({ id, firstname, lastname, email, role }) => (
              <li key={id}>
                {firstname} {lastname}, {email} <span className={classes.soft}>{roleLabel(role)}</span>
              </li>
            ))}
          </ul>
          {pages > 1 && <Pages of="users" page={page} pages={pages} onPage={setPage} />}
        </>
      )}
    </QueryStates>
  )
}

function CompanyCard({
  company,
  onChoose,
}: Pick<FindCompanyProps, 'onChoose'> & { readonly company: CustomerCompany }) {
  const [open, setOpen] = useState(false)
  const { name, customerNumber, city, state } = company
  return (
    <li className={classes.card}>
      <Group gap={12} justify="space-between" wrap="nowrap">
        <div className={classes.facts}>
          <strong>{name}</strong>
          <span className={classes.soft}>
            {customerNumber}, {city} {state}
          </span>
        </div>
        <Button h={44} flex="none" aria-label={`Select ${name}`} onClick={() => onChoose(company)}>
          Select
        </Button>
      </Group>
      <button
        type="button"
        className={classes.expand}
        aria-expanded={open}
        aria-label={`Users of ${name}`}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
        Users
      </button>
      {open && <Users companyId={company.id} />}
    </li>
  )
}

function Found({ text, onChoose }: Pick<FindCompanyProps, 'onChoose'> & { readonly text: string }) {
  const [page, setPage] = useState(1)
  const search = useCompanySearch(text, page)
  if (text.length < minSearchedCharacters) return <p className={classes.soft}>{searchTooShortText}</p>
  if (search.error && !search.data) {
    return (
      <OutcomeNote tone="bad" title="Failed to fetch companies">
        <Button variant="default" mt={8} loading={search.isFetching} onClick={() => void search.refetch()}>
          Retry
        </Button>
      </OutcomeNote>
    )
  }
  if (!search.data) return <Skeleton height={180} />
  const { companies, total, pages } = search.data
  if (total === 0) return <p className={classes.soft}>No companies found</p>
  return (
    <>
      <ul className={classes.cards} aria-label="Companies" aria-busy={search.isPlaceholderData}>
        {companies.map((company) => (
          <CompanyCard key={company.id} company={company} onChoose={onChoose} />
        ))}
      </ul>
      {pages > 1 && <Pages of="companies" page={page} pages={pages} onPage={setPage} />}
    </>
  )
}

function Search({ onChoose }: Pick<FindCompanyProps, 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), pauseMs)
  return (
    <div className={classes.search}>
      <TextInput
        type="search"
        aria-label="Company name or customer number"
        placeholder="Start typing to search for a company..."
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={100}
        autoComplete="off"
        data-autofocus
      />
      <div aria-live="polite">
        <Found key={text} text={text} onChoose={onChoose} />
      </div>
    </div>
  )
}

/** Finds a customer company by name or number; Escape or an outside click closes it. */
export function FindCompany({ opened, onClose, onChoose }: FindCompanyProps) {
  const choose = (company: CustomerCompany) => {
    onClose()
    onChoose(company)
  }
  return (
    <Dialog opened={opened} onClose={onClose} title="Find Company" size={640} fills>
      {opened && <Search onChoose={choose} />}
    </Dialog>
  )
}
