import { Button, List, NativeSelect, Text } from '@mantine/core'
import {
  type NamedPriceQuote,
  quoteFileUrl,
  quotePdfUrl,
} from '@mullion/client/price-quotes/price-quotes.hooks'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import { formatMoney } from '@mullion/domain/money'
import type { PriceQuote, PriceQuoteVersion } from '@mullion/domain/price-quotes/price-quote-view'
import type { AskedLine } from '@mullion/domain/price-quotes/quoted-lines'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { fileSize } from '../../lib/file-size.ts'
import { dayText, storeDay } from '../../lib/store-time.ts'
import { Fact } from '../../ui/fact.tsx'
import { PartLines } from '../../ui/part-lines.tsx'
import { QuoteVersions } from '../../ui/quote-versions.tsx'
import requests from '../../ui/requests.module.css'
import { Section } from '../../ui/section.tsx'

const remarksOf = ({ configurations, comments }: Pick<AskedLine, 'configurations' | 'comments'>) => [
  ...configurations.flatMap(describeConfiguration),
  ...comments,
]

/** What the buyer asked for. */
export function Asked({ quote, named }: { readonly quote: PriceQuote; readonly named: NamedPriceQuote }) {
  const { notes, files, lines } = quote
  return (
    <Section id="asked" title="What you asked for">
      <PartLines
        label="Items asked for"
        lines={lines.map((line) => ({
          ...{ partId: line.lineNo, number: line.number ?? '', name: line.description },
          ...{ quantity: line.quantity, unit: line.unit },
          remarks: [
            ...remarksOf(line),
            ...(line.targetPriceCents === null ? [] : [`Target price ${formatMoney(line.targetPriceCents)}`]),
          ],
          ...{ unitPriceCents: null, lineTotalCents: null },
        }))}
        unpriced
      />
      {notes && <Text style={{ whiteSpace: 'pre-line' }}>{notes}</Text>}
      {files.length > 0 && (
        <List aria-label="Files">
          {files.map((file) => (
            <List.Item key={file.id}>
              <a href={quoteFileUrl(named, file.id)} download={file.name}>
                {file.name}
              </a>{' '}
              <Text span c="dimmed" fz="sm">
                {fileSize(file.sizeBytes)}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Section>
  )
}

interface AnswerProps {
  readonly versions: readonly PriceQuoteVersion[]
  readonly named: NamedPriceQuote
}

/** An answer with its prices; earlier ones can be chosen. */
export function Answer({ versions, named }: AnswerProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const version = versions.find(({ versionNo }) => versionNo === chosen) ?? versions[0]
  if (!version) return null
  const { versionNo, lines, goodsCents, freightCents, validUntil, message, changes } = version
  const pdf = (
    <Button
      component="a"
      href={quotePdfUrl(named, versionNo)}
      download
      data-no-print
      variant="default"
      h={44}
      leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
    >
      PDF
    </Button>
  )
  return (
    <Section id="answer" title="Our prices" aside={pdf}>
      {versions.length > 1 && (
        <NativeSelect
          label="Version"
          value={String(versionNo)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          data={versions.map((each, at) => ({
            value: String(each.versionNo),
            label: `${each.versionNo}, ${storeDay(each.answeredAt)}${at === 0 ? ', latest' : ', replaced'}`,
          }))}
        />
      )}
      {changes.length > 0 && (
        <div>
          <Text fw={560}>Changes since the version before</Text>
          <List>
            {changes.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </div>
      )}
      <QuoteVersions versions={versions} />
      {message && <Text style={{ whiteSpace: 'pre-line' }}>{message}</Text>}
      <PartLines
        label="Quoted items"
        lines={lines.map((line) => ({
          ...{ partId: line.lineNo, number: line.number ?? '', name: line.description },
          ...{ quantity: line.quantity, unit: line.unit },
          remarks: [...remarksOf(line), ...(line.note ? [line.note] : [])],
          ...{ unitPriceCents: line.unitPriceCents, lineTotalCents: line.lineTotalCents },
        }))}
      />
      <dl className={requests.facts}>
        <Fact name="Items">{formatMoney(goodsCents)}</Fact>
        <Fact name="Freight">{freightCents === null ? 'Quoted at checkout' : formatMoney(freightCents)}</Fact>
        {freightCents !== null && (
          <Fact name="Total before tax">{formatMoney(goodsCents + freightCents)}</Fact>
        )}
        <Fact name="Valid through">{dayText(validUntil)}</Fact>
        <Fact name="Tax">Calculated at checkout</Fact>
      </dl>
    </Section>
  )
}
