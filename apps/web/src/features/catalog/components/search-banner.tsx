import { Button } from '@mantine/core'
import { usePartCounts } from '@mullion/client/catalog/catalog.hooks'
import { formatNumber } from '@mullion/domain/number-format'
import { noFilters } from '@mullion/domain/search/facets'
import { minSearchLength } from '@mullion/domain/search/search-input'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { searchLink } from '../../../lib/search-link.ts'
import { phoneLink, store } from '../../../lib/store-info.ts'
import paint from '../../../ui/drawing.module.css'
import type { CatalogActions } from '../catalog-actions.ts'
import classes from './search-banner.module.css'

const callouts = [
  { label: 'Window', text: 'window swing', x: 78, y: 155, textAnchor: 'end' },
  { label: 'Hinge', text: 'Swing Doors Hinges', x: 78, y: 210, textAnchor: 'end' },
  { label: 'Frame', text: 'Swing Doors Frames', x: 352, y: 125, textAnchor: 'start' },
  { label: 'Handle', text: 'Swing Doors Handles', x: 352, y: 242, textAnchor: 'start' },
  { label: 'Sweep', text: 'door sweep', x: 352, y: 336, textAnchor: 'start' },
] as const

interface BannerDrawingProps {
  readonly className?: string | undefined
  readonly onSearch: (text: string) => void
}

function BannerDrawing({ className, onSearch }: BannerDrawingProps) {
  return (
    <svg viewBox="0 0 440 372" className={`${classes.bannerDrawing} ${className ?? ''}`}>
      <title>A swing door and its parts</title>
      <path className={paint.floor} d="M-900 360h2240v900H-900z" />
      <path className={paint.frame} d="M112 360V32h216v328h-18V50H130v310z" />
      <path className={paint.opening} d="M130 50h180v310H130z" />
      <path className={paint.edge} d="M258 78l10 4v260l-10 4z" />
      <path className={paint.leaf} d="M130 50l128 28v268l-128 14z" />
      <path className={paint.glass} d="M166 108l58 12v72l-58-4z" />
      <path className={classes.sweep} d="M130 346l128-13v13l-128 14z" />
      <path className={paint.hinge} d="M118 84h28v22h-28zM118 194h28v22h-28zM118 304h28v22h-28z" />
      <path className={classes.handle} d="M240 214v46" />
      <path
        className={classes.leader}
        d="M118 205H84M242 237h104M196 345l36-14h114M316 120h30M202 146l-24 4H84"
      />
      {callouts.map(({ label, text, ...place }) => (
        <a key={label} href={searchLink(text)} onClick={onPlainClick(() => onSearch(text))}>
          <text className={classes.label} {...place}>
            {label}
          </text>
        </a>
      ))}
    </svg>
  )
}

const entireCatalog = { text: null, filters: noFilters }
const examples = ['gasket', 'hinge', 'closer', 'handle', 'latch']

function CatalogSize() {
  const { data } = usePartCounts(entireCatalog)
  return <span className={classes.size}>{data && `${formatNumber(data.total)} parts in the catalog`}</span>
}

export interface SearchBannerProps {
  readonly typed: string
  readonly actions: CatalogActions
  /** True for users who know the store: one low row without the drawing. */
  readonly compact: boolean
}

export function SearchBanner({ typed, actions, compact }: SearchBannerProps) {
  const missing = minSearchLength - typed.length
  return (
    <section className={classes.banner} data-compact={compact || undefined}>
      <div className={classes.words}>
        <h1 className={classes.title}>Replacement parts for cold-storage and traffic doors</h1>
        <p className={classes.lead}>
          Search by part number, name or door serial number.
          <CatalogSize />
        </p>
        <div className={classes.actions}>
          <Button size="md" onClick={actions.showAllParts}>
            View All Parts
          </Button>
          <ul className={classes.examples} aria-label="Example searches">
            {examples.map((example) => (
              <li key={example}>
                <button type="button" onClick={() => actions.searchFor(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <p className={classes.help} aria-live="polite">
          {typed.length > 0 && missing > 0 ? (
            `Type ${missing} more ${missing === 1 ? 'character' : 'characters'} to search.`
          ) : (
            <>
              Not sure which part you need? Call <a href={phoneLink(store.phone)}>{store.phone}</a>
            </>
          )}
        </p>
      </div>
      {!compact && (
        <div className={classes.scene}>
          <BannerDrawing className={classes.drawing} onSearch={actions.searchFor} />
        </div>
      )}
    </section>
  )
}
