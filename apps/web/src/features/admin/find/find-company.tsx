import { Box, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCompanySearch, useUsersOfCompany } from '@mullion/client/admin/companies.hooks'
import { roleLabel } from '@mullion/domain/accounts/user'
import {
  type CustomerCompany,
  minSearchedCharacters,
  searchTooShortText,
} from '@mullion/domain/admin/company-form'
import { IconChevronDown, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import box from '../../../ui/box.module.css'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { QuietButton } from '../../../ui/quiet-button.tsx'

export interface FindCompanyProps {
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
      empty={<Text c="dimmed">No users yet.</Text>}
    >
      {({ users: shown, pages }) => (
        <>
          <Stack component="ul" gap={4} pl={22} pb={6} fz="sm">
            {shown.map(({ id, firstname, lastname, email, role }) => (
              <li key={id}>
                {firstname} {lastname}, {email}{' '}
                <Text span c="dimmed">
                  {roleLabel(role)}
                </Text>
              </li>
            ))}
          </Stack>
          {pages > 1 && <Pages of="users" page={page} pages={pages} onPage={setPage} />}
        </>
      )}
    </QueryStates>
  )
}

type CardProps = FindCompanyProps & { readonly company: CustomerCompany }

function CompanyCard({ company, onChoose }: CardProps) {
  const [open, setOpen] = useState(false)
  const { name, customerNumber, city, state } = company
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <Stack component="li" className={box.box ?? ''} gap={2} p="10px 12px">
      <Group gap={12} justify="space-between" wrap="nowrap">
        <Stack gap={0} miw={0}>
          <strong>{name}</strong>
          <Text span c="dimmed">
            {customerNumber}, {city} {state}
          </Text>
        </Stack>
        <Button h={44} flex="none" aria-label={`Select ${name}`} onClick={() => onChoose(company)}>
          Select
        </Button>
      </Group>
      <Box ml={-9}>
        <QuietButton
          style={{ minHeight: 44 }}
          aria-expanded={open}
          aria-label={`Users of ${name}`}
          onClick={() => setOpen(!open)}
        >
          <Chevron {...buttonIcon} />
          Users
        </QuietButton>
      </Box>
      {open && <Users companyId={company.id} />}
    </Stack>
  )
}

function Found({ text, onChoose }: FindCompanyProps & { readonly text: string }) {
  const [page, setPage] = useState(1)
  const search = useCompanySearch(text, page)
  if (text.length < minSearchedCharacters) return <Text c="dimmed">{searchTooShortText}</Text>
  return (
    <QueryStates
      query={search}
      pending={<Skeleton height={180} />}
      failure={{ title: 'Failed to fetch companies' }}
      isEmpty={({ total }) => total === 0}
      empty={<Text c="dimmed">No companies found</Text>}
    >
      {({ companies, pages }) => (
        <>
          <Stack component="ul" gap={8} aria-label="Companies" aria-busy={search.isPlaceholderData}>
            {companies.map((company) => (
              <CompanyCard key={company.id} company={company} onChoose={onChoose} />
            ))}
          </Stack>
          {pages > 1 && <Pages of="companies" page={page} pages={pages} onPage={setPage} />}
        </>
      )}
    </QueryStates>
  )
}

function Search({ onChoose }: FindCompanyProps) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), pauseMs)
  return (
    <Stack gap={12} mih={260}>
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
    </Stack>
  )
}

export function FindCompany({ onChoose }: FindCompanyProps) {
  const [opened, setOpened] = useState(false)
  const choose = (company: CustomerCompany) => {
    setOpened(false)
    onChoose(company)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconSearch {...buttonIcon} />} onClick={() => setOpened(true)}>
        Search Company
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Find Company" size={640} fills>
        {opened && <Search onChoose={choose} />}
      </Dialog>
    </>
  )
}
