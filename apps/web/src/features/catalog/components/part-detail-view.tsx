import { Flex, Skeleton, Stack } from '@mantine/core'
import { usePartsByNumber } from '@mullion/client/catalog/part-list.hooks'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { displayName } from '@mullion/domain/catalog/part-title'
import { formatMoney } from '@mullion/domain/money'
import { IconLink } from '@tabler/icons-react'
import { partLink } from '../../../lib/part-link.ts'
import { store } from '../../../lib/store-info.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { PartRows, partRowHeight } from '../../../ui/part-rows.tsx'
import { PartNumber, Price } from '../../../ui/part-text.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { internalOf, priceTiers } from '../internal-part.ts'
import { casingNote, measurementsOf, modelsFitted, noticesOf } from '../part-facts.ts'
import { PartBuying } from './part-buying.tsx'
import classes from './part-detail-view.module.css'
import { ZoomPicture } from './zoom-picture.tsx'

const unknown = { search: '', origin: '' } as const

/** The page's own origin; empty on the server, which knows only the path. */
const ownAddress = (): Pick<Location, 'search' | 'origin'> =>
  typeof location === 'undefined' ? unknown : location

interface RelatedPartsProps {
  readonly numbers: readonly string[]
  readonly onOpen: (partId: number) => void
}

/** The related parts that are still sold. */
function RelatedParts({ numbers, onOpen }: RelatedPartsProps) {
  const parts = usePartsByNumber(numbers)
  if (numbers.length === 0 || parts.data?.length === 0) return null
  return (
    <Stack component="section" gap={8} miw={0} aria-labelledby="related-parts">
      <h3 id="related-parts" className={classes.title}>
        Related parts
      </h3>
      <QueryStates query={parts} pending={<Skeleton height={numbers.length * partRowHeight} />}>
        {(ready) => <PartRows parts={ready} onOpen={onOpen} />}
      </QueryStates>
    </Stack>
  )
}

/** Prices of a part by company discount. */
function PriceTiers({ listPriceCents }: { readonly listPriceCents: number }) {
  return (
    <dl className={classes.tiers} aria-label="Prices by discount">
      {priceTiers(listPriceCents).map(({ off, priceCents }) => (
        <div key={off}>
          <dt>{off === 0 ? 'List' : `${off}% off`}</dt>
          <dd>{formatMoney(priceCents)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Fact {
  readonly name: string
  readonly value: string
}

const fact = (name: string, value: string | null): Fact[] => (value ? [{ name, value }] : [])

const proprietaryWords = { true: 'Yes', false: 'No' } as const

/** Staff-only facts: location, private notes, and whether the part is proprietary. */
function internalFacts({ location, privateNotes, proprietary }: InternalPart): Fact[] {
  return [
    ...fact('Internal notes', privateNotes),
    ...fact('Location', location),
    ...fact('Proprietary', proprietary === null ? null : proprietaryWords[`${proprietary}`]),
  ]
}

function factsOf(part: Part | InternalPart): Fact[] {
  const internal = internalOf(part)
  return [
    ...fact(internal ? 'Public notes' : 'Notes', part.description),
    ...fact('What’s included', casingNote(part.number)),
    ...fact('Included hardware', part.includedHardware),
    ...(internal ? internalFacts(internal) : []),
    ...fact(internal ? 'Models' : 'Doors', modelsFitted(part).join(', ')),
    ...fact('Category', part.tags.join(', ')),
    ...measurementsOf(part.size, part.unit),
  ]
}

function PartFacts({ part }: { readonly part: Part | InternalPart }) {
  return (
    <dl className={classes.facts}>
      {factsOf(part).map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>
            <Unbroken>{value}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface PartDetailViewProps {
  readonly part: Part | InternalPart
  readonly actions: CatalogActions
}

function Notices({ part }: { readonly part: Part }) {
  const notices = noticesOf(part)
  if (part.specialOrder) notices.push('Special order. Ask us for the lead time.')
  if (notices.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="Before you order">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  )
}

function NumberAndWays({ part }: { readonly part: Part }) {
  return (
    <div className={classes.numbers}>
      <PartNumber>{part.number}</PartNumber>
      <span className={classes.actions} data-no-print>
        <CopyButton text={part.number} label="Copy part number" />
        <CopyButton
          text={`${ownAddress().origin}${partLink(part.id)}`}
          label="Copy link"
          word="Copy link"
          icon={IconLink}
        />
        <PrintButton />
      </span>
    </div>
  )
}

/** The viewer's own price, with the list price if that differs. */
function OwnPrice({ part }: { readonly part: Part }) {
  const { priceCents, listPriceCents: list, unit } = part
  return (
    <Flex component="p" gap="2px 12px" align="baseline" wrap="wrap">
      <Price cents={priceCents} unit={unit} size="lg" />
      {list != null && list !== priceCents && (
        <span className={classes.list}>Your price. List {formatMoney(list)}</span>
      )}
    </Flex>
  )
}

/** Print header: the store's name, phone number and the link to the part. */
function PrintHeader({ part }: { readonly part: Part }) {
  const origin = useHydrated() ? ownAddress().origin : ''
  return (
    <p className={classes.paper}>
      <strong>{store.name}</strong> {store.phone} {`${origin}${partLink(part.id)}`}
    </p>
  )
}

export function PartDetailView({ part, actions }: PartDetailViewProps) {
  const internal = internalOf(part)
  return (
    <article className={classes.detail} data-print-sheet>
      <PrintHeader part={part} />
      <ZoomPicture key={part.id} part={part} alt={displayName(part)} />
      <div className={classes.side}>
        <NumberAndWays part={part} />
        {internal?.obsolete && (
          <p className={classes.obsolete}>Obsolete. Customers can’t see or order this part.</p>
        )}
        <OwnPrice part={part} />
        {internal?.listPriceCents != null && <PriceTiers listPriceCents={internal.listPriceCents} />}
        <Notices part={part} />
        <div data-no-print>
          <PartBuying key={part.id} part={part} actions={actions} />
        </div>
        <PartFacts part={part} />
      </div>
      <RelatedParts numbers={part.relatedParts} onOpen={actions.openPart} />
    </article>
  )
}

export function PartDetailSkeleton() {
  return (
    <div className={classes.detail} aria-hidden="true">
      <Skeleton className={classes.blank} height="auto" />
      <div className={classes.side}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={30} width="30%" />
        <Skeleton height={40} width="70%" />
        <Skeleton height={120} />
      </div>
    </div>
  )
}
