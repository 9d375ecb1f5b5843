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

describe('what is loaded', () => {
  it('is pending, empty or there', () => {
    const well = { failed: false, compact: false, retry: false }
    expect(shown(markupOf({}))).toEqual({ body: 'Loading', ...well })
    expect(shown(markupOf({ data: [] }))).toEqual({ body: 'No orders', ...well })
    expect(shown(markupOf({ data: ['W1', 'W2'] }))).toEqual({ body: 'W1,W2', ...well })
  })

  it('says in its place that it did not come, with a way to try again', () => {
    const error = failure('unavailable')
    expect(shown(markupOf({ error }))).toEqual({ body: null, failed: true, compact: false, retry: true })
  })

  it('stays below the failure to load it anew', () => {
    const error = failure('unavailable')
    const failed = { failed: true, compact: true, retry: true }
    const markup = markupOf({ data: ['W1'], error })
    expect(shown(markup)).toEqual({ body: 'W1', ...failed })
    expect(markup.indexOf('It did not work.')).toBeLessThan(markup.indexOf('W1'))
    expect(shown(markupOf({ data: [], error }))).toEqual({ body: 'No orders', ...failed })
  })

  it.each(['missing', 'forbidden', 'unauthenticated'] as const)('goes when it is %s by now', (kind) => {
    const { body, failed, compact } = shown(markupOf({ data: ['W1'], error: failure(kind) }))
    expect({ body, failed, compact }).toEqual({ body: null, failed: true, compact: false })
  })
})
