import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useCompanyPriceChanges, useCompanyPrices } from '@mullion/client/admin/company-prices.hooks'
import type { CompanyPriceFields, ListedCompanyPrice, PriceOwner } from '@mullion/domain/admin/company-price'
import { whyText } from '@mullion/domain/catalog/price-words'
import { formatMoney } from '@mullion/domain/money'
import { formatNumber } from '@mullion/domain/number-format'
import { useState } from 'react'
import { notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { dayText, storeDay, storeToday } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Pages } from '../../../ui/pages.tsx'
import rows from '../../../ui/part-rows.module.css'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Section } from '../../../ui/section.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { PriceForm } from './price-form.tsx'
import { fieldsOf, noPrice, valuesOf } from './price-values.ts'

const headingId = 'company-prices'
const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })
const pageSize = 25

const validityWords = { now: 'Valid today', later: 'Not yet valid', ended: 'Ended' } as const

function agreedText({ kind, minQuantity, priceCents, discountHundredths }: ListedCompanyPrice): string {
  if (kind === 'tag') return `${(discountHundredths ?? 0) / 100}% off the list price`
  const price = formatMoney(priceCents ?? 0)
  return kind === 'contract'
    ? `Contract price ${price}`
    : `${formatNumber(minQuantity ?? 0)} or more: ${price}`
}

function todayText({ today, listPriceCents, minQuantity }: ListedCompanyPrice): string | null {
  if (today === null || today.priceCents === null) return null
  const quantity = minQuantity === null ? '' : ` for ${formatNumber(minQuantity)}`
  const list = listPriceCents === null ? 'no list price' : `list ${formatMoney(listPriceCents)}`
  return `Today${quantity}: ${formatMoney(today.priceCents)}, ${list}. ${whyText(today, listPriceCents)}.`
}

function daysText({ validFrom, validUntil }: ListedCompanyPrice): string {
  return validUntil === null
    ? `From ${dayText(validFrom)}, no end agreed`
    : `${dayText(validFrom)} to ${dayText(validUntil)}`
}

const nameOf = ({ partNumber, tag, minQuantity }: ListedCompanyPrice) =>
  [partNumber ?? tag ?? '', ...(minQuantity === null ? [] : [`from ${minQuantity}`])].join(' ')

interface RowProps {
  readonly owner: PriceOwner
  readonly price: ListedCompanyPrice
}

/** The three changes of a list, each with its undo. */
function useUndoableChanges(owner: PriceOwner) {
  const { add, change, remove } = useCompanyPriceChanges()
  const back = (work: Promise<unknown>) => void work.catch(notifyError)
  return {
    busy: remove.isPending,
    add: async (price: CompanyPriceFields) => {
      const { id } = await add.mutateAsync({ owner, price })
      notifyUndoable('The price was added.', () => back(remove.mutateAsync({ owner, priceId: id })))
    },
    change: async (before: ListedCompanyPrice, price: CompanyPriceFields) => {
      await change.mutateAsync({ owner, priceId: before.id, price })
      const undone = { owner, priceId: before.id, price: fieldsOf(before) }
      notifyUndoable('The price was changed.', () => back(change.mutateAsync(undone)))
    },
    remove: async (before: ListedCompanyPrice) => {
      await remove.mutateAsync({ owner, priceId: before.id })
      const undone = { owner, price: fieldsOf(before) }
      notifyUndoable(`The price of ${nameOf(before)} was removed.`, () => back(add.mutateAsync(undone)))
    },
  }
}

function PriceRow({ owner, price }: RowProps) {
  const [changing, setChanging] = useState(false)
  const changes = useUndoableChanges(owner)
  const { partNumber, partName, tag, validity, changedBy, changedAt } = price
  const name = nameOf(price)
  const today = todayText(price)
  const save = async (fields: CompanyPriceFields) => {
    await changes.change(price, fields)
    setChanging(false)
    focusHeading()
  }
  const remove = () => changes.remove(price).then(focusHeading, notifyError)
  return (
    <Stack component="li" gap={10} p="8px 12px">
      <Group gap={12} wrap="wrap" justify="space-between">
        <Stack gap={0} flex={1} miw={220} fz="sm">
          <Group component="span" gap="0 10px">
            {partNumber ? <PartNumber>{partNumber}</PartNumber> : <strong>{tag}</strong>}
            {partName && <PartName>{partName}</PartName>}
            <Tag>{validityWords[validity]}</Tag>
          </Group>
          <Text span fw={560}>
            {agreedText(price)}
          </Text>
          {today && <span>{today}</span>}
          <Text span c="dimmed">
            {daysText(price)}. {changedBy}, {storeDay(changedAt)}
          </Text>
        </Stack>
        <Group gap={8}>
          <Button
            variant="default"
            size="xs"
            h={40}
            aria-label={`Change the price of ${name}`}
            aria-expanded={changing}
            onClick={() => setChanging(!changing)}
          >
            Change
          </Button>
          <ActionButton
            size="xs"
            h={40}
            variant="default"
            busy={changes.busy}
            aria-label={`Remove the price of ${name}`}
            onClick={() => void remove()}
          >
            Remove
          </ActionButton>
        </Group>
      </Group>
      {changing && (
        <PriceForm
          label={`Change the price of ${name}`}
          start={valuesOf(price)}
          submit="Save price"
          onSave={save}
        >
          <Button variant="subtle" h={44} onClick={() => setChanging(false)}>
            Cancel
          </Button>
        </PriceForm>
      )}
    </Stack>
  )
}

function wordsOf({ partNumber, partName, tag }: ListedCompanyPrice): string {
  return `${partNumber ?? ''} ${partName ?? ''} ${tag ?? ''}`.toLowerCase()
}

function Prices({
  owner,
  prices,
}: Pick<RowProps, 'owner'> & { readonly prices: readonly ListedCompanyPrice[] }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const matching = prices.filter((price) => wordsOf(price).includes(search.trim().toLowerCase()))
  const pages = Math.max(1, Math.ceil(matching.length / pageSize))
  const shown = Math.min(page, pages)
  return (
    <Stack gap={10}>
      {prices.length > pageSize && (
        <SearchInput aria-label="Search the prices by part or tag" value={search} onSearch={setSearch} />
      )}
      {matching.length === 0 && <p role="status">Nothing matches “{search.trim()}”.</p>}
      <ul className={rows.parts} aria-label="Prices of the company">
        {matching.slice((shown - 1) * pageSize, shown * pageSize).map((price) => (
          <PriceRow key={price.id} owner={owner} price={price} />
        ))}
      </ul>
      {pages > 1 && <Pages of="prices" page={shown} pages={pages} onPage={setPage} />}
    </Stack>
  )
}

/** The special prices of a company: contract prices, quantity prices and discounts for tags. */
export function CompanyPrices({ owner, name }: { readonly owner: PriceOwner; readonly name: string }) {
  const prices = useCompanyPrices(owner)
  const { add } = useUndoableChanges(owner)
  return (
    <Section title={`Prices for ${name}`} id={headingId}>
      <Stack gap={14}>
        <Text fz="sm" c="dimmed">
          A contract price comes first, then the lower of quantity price and tag discount, then the company’s
          discount. They never add up.
        </Text>
        <QueryStates
          query={prices}
          pending={<Skeleton height={90} />}
          isEmpty={(found) => found.length === 0}
          empty={<Text c="dimmed">No special prices. The company’s discount applies to all parts.</Text>}
        >
          {(found) => <Prices owner={owner} prices={found} />}
        </QueryStates>
        <Text component="h3" fw={600}>
          Add a price
        </Text>
        <PriceForm label="Add a price" start={noPrice(storeToday())} submit="Add price" onSave={add} />
      </Stack>
    </Section>
  )
}
