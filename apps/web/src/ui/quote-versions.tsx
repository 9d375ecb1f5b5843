import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { formatMoney } from '@mullion/domain/money'
import { itemsSideBySide } from '@mullion/domain/price-quotes/compare-versions'
import type { PriceQuoteVersion } from '@mullion/domain/price-quotes/price-quote-view'
import type { QuotedLine } from '@mullion/domain/price-quotes/quoted-lines'
import { dayText } from '../lib/store-time.ts'
import classes from './quote-versions.module.css'

const lineText = (line: QuotedLine | null) =>
  line ? `${line.quantity} × ${formatMoney(line.unitPriceCents)}` : '–'
const freightText = (cents: number | null) => (cents === null ? 'At checkout' : formatMoney(cents))

interface RowProps {
  readonly name: string
  readonly texts: readonly string[]
}

/** What differs from the version before is bold. */
function Row({ name, texts }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version has one column, and never another
        <td key={at} className={at > 0 && text !== texts[at - 1] ? classes.changed : undefined}>
          {text}
        </td>
      ))}
    </tr>
  )
}

/** All answers to a request beside each other, the oldest first; nothing for a single one. */
export function QuoteVersions({ versions }: { readonly versions: readonly PriceQuoteVersion[] }) {
  const [shown, { toggle }] = useDisclosure(false)
  if (versions.length < 2) return null
  const ordered = versions.toReversed()
  const facts = [
    ['Items', ordered.map(({ goodsCents }) => formatMoney(goodsCents))],
    ['Freight', ordered.map(({ freightCents }) => freightText(freightCents))],
    ['Valid through', ordered.map(({ validUntil }) => dayText(validUntil))],
  ] as const
  return (
    <div>
      <Button variant="subtle" size="compact-sm" h={36} onClick={toggle} aria-expanded={shown}>
        {shown ? 'Hide the comparison' : `Compare all ${versions.length} versions`}
      </Button>
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        <section className={classes.scroll} tabIndex={0} aria-label="Versions side by side">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Item</th>
                {ordered.map(({ versionNo }) => (
                  <th key={versionNo} scope="col">
                    Version {versionNo}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {itemsSideBySide(ordered).map(({ key, number, description, lines }) => (
                <Row
                  key={key}
                  name={number === null ? description : displayNumber(number)}
                  texts={lines.map(lineText)}
                />
              ))}
              {facts.map(([name, texts]) => (
                <Row key={name} name={name} texts={texts} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
