import { Button } from '@mantine/core'
import { usePartCounts } from '@mullion/client/catalog/catalog.hooks'
import { noFilters } from '@mullion/domain/catalog/facets'
import { minSearchLength } from '@mullion/domain/catalog/search'
import { phoneLink, store } from '../../../lib/store-info.ts'
import type { CatalogActions } from '../catalog-actions.ts'
import { BannerDrawing } from './banner-drawing.tsx'
import classes from './search-banner.module.css'

const wholeCatalogue = { text: null, filters: noFilters }
const examples = ['gasket', 'hinge', 'closer', 'handle', 'latch']

function CatalogueSize() {
  const { data } = usePartCounts(wholeCatalogue)
  return (
    <span className={classes.size}>
      {data && `${data.total.toLocaleString('en-US')} parts in the catalog`}
    </span>
  )
}

export interface SearchBannerProps {
  readonly typed: string
  readonly actions: CatalogActions
  /** True for users who know the store: one low row without the drawing. */
  readonly compact: boolean
}

/** Banner of the home page, before any search. */
export function SearchBanner({ typed, actions, compact }: SearchBannerProps) {
  const missing = minSearchLength - typed.length
  return (
    <section className={classes.banner} data-compact={compact || undefined}>
      <div className={classes.words}>
        <h1 className={classes.title}>Replacement parts for cold-storage and traffic doors</h1>
        <p className={classes.lead}>
          Search by part number, name or door serial number.
          <CatalogueSize />
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
