import { MantineProvider } from '@mantine/core'
import { AppError, type ErrorKind } from '@mullion/domain/error'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type QueryLike, QueryStates } from './query-states.tsx'

const markupOf = (query: Partial<QueryLike<readonly string[]>>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryStates
        query={{ data: undefined, error: null, isFetching: false, refetch: () => {}, ...query }}
        pending={<i>Loading</i>}
        isEmpty={(list) => list.length === 0}
        empty={<i>No orders</i>}
      >
        {(list) => <i>{list.join()}</i>}
      </QueryStates>
    </MantineProvider>,
  )
const failure = (kind: ErrorKind) => new AppError(kind, 'test.failure', 'It did not work.')
const shown = (markup: string) => ({
  body: /<i>(.*?)<\/i>/.exec(markup)?.[1] ?? null,
  failed: markup.includes('It did not work.'),
  compact: markup.includes('data-compact'),
  retry: markup.includes('Retry'),
})

describe('a query', () => {
  it('shows its pending, empty or loaded state', () => {
    const well = { failed: false, compact: false, retry: false }
    expect(shown(markupOf({}))).toEqual({ body: 'Loading', ...well })
    expect(shown(markupOf({ data: [] }))).toEqual({ body: 'No orders', ...well })
    expect(shown(markupOf({ data: ['W1', 'W2'] }))).toEqual({ body: 'W1,W2', ...well })
  })

  it('shows a failure in its place, with Retry', () => {
    const error = failure('unavailable')
    expect(shown(markupOf({ error }))).toEqual({ body: null, failed: true, compact: false, retry: true })
  })

  it('keeps loaded data below a refresh error', () => {
    const error = failure('unavailable')
    const failed = { failed: true, compact: true, retry: true }
    const markup = markupOf({ data: ['W1'], error })
    expect(shown(markup)).toEqual({ body: 'W1', ...failed })
    expect(markup.indexOf('It did not work.')).toBeLessThan(markup.indexOf('W1'))
    expect(shown(markupOf({ data: [], error }))).toEqual({ body: 'No orders', ...failed })
  })

  it.each(['missing', 'forbidden', 'unauthenticated'] as const)('drops its data when %s', (kind) => {
    const { body, failed, compact } = shown(markupOf({ data: ['W1'], error: failure(kind) }))
    expect({ body, failed, compact }).toEqual({ body: null, failed: true, compact: false })
  })
})
