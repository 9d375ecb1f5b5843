import { Flex, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { usePartsByNumber } from '@mullion/client/catalog/part-list.hooks'
import { may } from '@mullion/domain/accounts/permissions'
import { drawnKind } from '@mullion/domain/catalog/drawing/drawn-kind'
import { type InternalPart, type Part, specialOrderText } from '@mullion/domain/catalog/part'
import { formatMoney } from '@mullion/domain/money'
import { IconLink } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { partLink } from '../../../lib/part-link.ts'
import { store } from '../../../lib/store-info.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { MeasureHelp } from '../../../ui/measure-help.tsx'
import { MyFit } from '../../../ui/my-fit.tsx'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'
import { hasDrawing, PartDrawing } from '../../../ui/part-drawing.tsx'
import { ListPrice, PartPrice, PriceBreaks } from '../../../ui/part-price.tsx'
import { PartRows, partRowHeight } from '../../../ui/part-rows.tsx'
import { PartNumber } from '../../../ui/part-text.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import warning from '../../../ui/warning.module.css'
import { LazyPartReturns } from '../admin/lazy-admin.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { CompareBox } from '../compare/compare-box.tsx'
import { internalOf, priceTiers } from '../internal-part.ts'
import { PartGallery } from '../media/part-gallery.tsx'
import { PartPapers } from '../media/part-papers.tsx'
import { casingNote, measurementsOf, modelsFitted, noticesOf } from '../part-facts.ts'
import { PartBuying } from './part-buying.tsx'
import classes from './part-detail-view.module.css'

const unknown = { search: '', origin: '' } as const

/** The page's own origin; empty on the server, which knows only the path. */
const ownAddress = (): Pick<Location, 'search' | 'origin'> =>
  typeof location === 'undefined' ? unknown : location

function RelatedParts({ part: { relatedParts: numbers }, actions }: PartDetailViewProps) {
  const parts = usePartsByNumber(numbers)
  if (numbers.length === 0 || parts.data?.length === 0) return null
  return (
    <Stack component="section" gap={8} miw={0} aria-labelledby="related-parts">
      <Text component="h3" id="related-parts" fw={600}>
        Related parts
      </Text>
      <QueryStates query={parts} pending={<Skeleton height={numbers.length * partRowHeight} />}>
        {(ready) => <PartRows parts={ready} onOpen={actions.openPart} />}
      </QueryStates>
    </Stack>
  )
}

const FamilySection = lazyComponent(async () => (await import('../family/family-section.tsx')).FamilySection)

/** The table of the part's family; not in the server's page, because it is long and below what is seen first. */
function Family({ part, actions }: PartDetailViewProps) {
  if (!useHydrated()) return null
  return (
    <div className={classes.family}>
      <PanelBoundary>
        <Suspense>
          <FamilySection partId={part.id} actions={actions} />
        </Suspense>
      </PanelBoundary>
    </div>
  )
}

function PriceTiers({ listPriceCents }: { readonly listPriceCents: number }) {
  return (
    <Group component="dl" className={classes.tiers} gap={1} bg="var(--line)" aria-label="Prices by discount">
      {priceTiers(listPriceCents).map(({ off, priceCents }) => (
        <div key={off}>
          <Text component="dt" fz={13} c="dimmed">
            {off === 0 ? 'List' : `${off}% off`}
          </Text>
          <Text component="dd" fw={600}>
            {formatMoney(priceCents)}
          </Text>
        </div>
      ))}
    </Group>
  )
}

function factsOf(part: Part | InternalPart): (readonly [name: string, value: string])[] {
  const internal = internalOf(part)
  const proprietary = internal?.proprietary == null ? null : internal.proprietary ? 'Yes' : 'No'
  const facts = [
    [internal ? 'Public notes' : 'Notes', part.description],
    ['What’s included', casingNote(part.number)],
    ['Included hardware', part.includedHardware],
    ['Internal notes', internal?.privateNotes],
    ['Location', internal?.location],
    ['Proprietary', proprietary],
    [internal ? 'Models' : 'Doors', modelsFitted(part).join(', ')],
    ['Category', part.tags.join(', ')],
    ...measurementsOf(part.size, part.unit).map(({ name, value }) => [name, value] as const),
  ] as const
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

const hasDart = (part: Part) => ['dart', 'magnetic'].includes(drawnKind(part.name.toUpperCase(), part.tags))

function PartFacts({ part }: { readonly part: Part | InternalPart }) {
  return (
    <dl className={classes.facts}>
      {factsOf(part).map(([name, value]) => (
        <Fact key={name} name={name} className={classes.fact}>
          <Unbroken>{value}</Unbroken>
          {name === 'Cross-section' && hasDart(part) && <MeasureHelp of="dart" />}
        </Fact>
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
  if (part.specialOrder) notices.push(specialOrderText)
  if (notices.length === 0) return null
  return (
    <Stack
      component="ul"
      className={warning.warning}
      gap={4}
      p="10px 14px"
      fz="sm"
      aria-label="Before you order"
    >
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </Stack>
  )
}

function NumberAndWays({ part }: { readonly part: Part }) {
  return (
    <Group gap={4} fz="md">
      <PartNumber>{part.number}</PartNumber>
      <Group component="span" gap={0} data-no-print>
        <CopyButton text={part.number} label="Copy part number" />
        <CopyButton
          text={`${ownAddress().origin}${partLink(part.id)}`}
          label="Copy link"
          word="Copy link"
          icon={IconLink}
        />
        <PrintButton />
      </Group>
    </Group>
  )
}

function OwnPrice({ part }: { readonly part: Part }) {
  return (
    <div>
      <Flex component="p" gap="2px 12px" align="baseline" wrap="wrap">
        <PartPrice part={part} size="lg" />
        <ListPrice part={part} own />
      </Flex>
      <PriceBreaks part={part} />
    </div>
  )
}

function PrintHeader({ part }: { readonly part: Part }) {
  const origin = useHydrated() ? ownAddress().origin : ''
  return (
    <p className={classes.paper}>
      <strong>{store.name}</strong> {store.phone} {`${origin}${partLink(part.id)}`}
    </p>
  )
}

/**
 * A part with an image of its own shows it, and its drawing below. One without begins with the drawing, and then shows
 * the illustration that it shares with others of its kind.
 */
function Pictures({ part }: { readonly part: Part }) {
  const [missing, setMissing] = useState(false)
  const canBeDrawn = hasDrawing(part)
  const beginsDrawn = canBeDrawn && (part.imageVersion === 0 || missing)
  return (
    <Stack className={classes.pictures} gap={14}>
      <PartGallery
        part={part}
        drawn={beginsDrawn}
        hasImage={!(missing && canBeDrawn)}
        onImageMissing={() => setMissing(true)}
      />
      {!beginsDrawn && (
        <div className={classes.drawing}>
          <PartDrawing part={part} />
        </div>
      )}
    </Stack>
  )
}

export function PartDetailView({ part, actions }: PartDetailViewProps) {
  const internal = internalOf(part)
  const { data: viewer } = useViewer()
  return (
    <article className={classes.detail} data-print-sheet>
      <PrintHeader part={part} />
      <Pictures key={part.id} part={part} />
      <Stack className={classes.side} gap={14}>
        <NumberAndWays part={part} />
        <MyFit partId={part.id} />
        {internal?.obsolete && (
          <Text fw={600} c="var(--bad-ink)">
            Obsolete. Customers can’t see or order this part.
          </Text>
        )}
        <OwnPrice part={part} />
        {internal?.listPriceCents != null && <PriceTiers listPriceCents={internal.listPriceCents} />}
        <Notices part={part} />
        <div data-no-print>
          <PartBuying key={part.id} part={part} actions={actions} />
          <CompareBox part={part} word="Compare" />
        </div>
        <PartFacts part={part} />
        {internal && viewer && may(viewer.user, 'handleReturns') && <LazyPartReturns partId={part.id} />}
        <PartPapers partId={part.id} />
      </Stack>
      <Family part={part} actions={actions} />
      <RelatedParts part={part} actions={actions} />
    </article>
  )
}

export function PartDetailSkeleton() {
  return (
    <div className={classes.detail} aria-hidden="true">
      <Skeleton height="auto" style={{ aspectRatio: 1 }} />
      <Stack className={classes.side} gap={14}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={30} width="30%" />
        <Skeleton height={40} width="70%" />
        <Skeleton height={120} />
      </Stack>
    </div>
  )
}
