import type { StoreInfo } from '@mullion/domain/store-info'
import type { Letter, MailFact, MailItem } from './letter.ts'

const factLines = ([label, ...values]: MailFact) =>
  values.length > 1 ? [`${label}:`, ...values] : [`${label}: ${values[0]}`]

const itemLines = ({ number, name, count, total, remarks }: MailItem) => [
  `${number}  ${name}`,
  `    ${total ? `${count} = ${total}` : count}`,
  ...remarks.map((remark) => `    ${remark}`),
]

function paragraphsOf(groups: readonly (readonly string[])[]): string {
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.join('\n'))
    .join('\n\n')
}

export function mailText(letter: Letter, store: StoreInfo): string {
  const { subject, heading = subject, paragraphs, facts = [], items = [], totals = [] } = letter
  const { code, button, notes = [] } = letter
  return paragraphsOf([
    [heading],
    ...paragraphs.map((text) => [text]),
    facts.flatMap(factLines),
    items.flatMap(itemLines),
    totals.map(([label, amount]) => `${label}: ${amount}`),
    code ? [code] : [],
    button ? [`${button.label}: ${button.url}`] : [],
    ...notes.map((note) => [note]),
    [`Questions? Call ${store.phone} or email ${store.email}.`, `${store.name}, ${store.address}`],
  ])
}
