import {
  type CompanyPrice,
  type CompanyPriceFields,
  type CompanyPriceKind,
  companyPriceFields,
} from '@mullion/domain/admin/company-price'
import type { PartTag } from '@mullion/domain/catalog/part'
import { parseDollars } from '@mullion/domain/money'

/** A special price as typed: amounts in dollars, discounts in percent. */
export interface PriceValues {
  readonly kind: CompanyPriceKind
  readonly partNumber: string
  readonly tag: string
  readonly minQuantity: string
  readonly price: string
  readonly discount: string
  readonly validFrom: string
  readonly validUntil: string
}

export type PriceProblems = Partial<Readonly<Record<keyof PriceValues, string>>>

export const noPrice = (today: string): PriceValues => ({
  ...{ kind: 'contract', partNumber: '', tag: '', minQuantity: '', price: '', discount: '' },
  ...{ validFrom: today, validUntil: '' },
})

const decimal = (hundredths: number | null) => (hundredths === null ? '' : (hundredths / 100).toFixed(2))

export function valuesOf(price: CompanyPrice): PriceValues {
  const { kind, partNumber, tag, minQuantity, priceCents, discountHundredths, validFrom, validUntil } = price
  return {
    kind,
    partNumber: partNumber ?? '',
    tag: tag ?? '',
    minQuantity: minQuantity === null ? '' : String(minQuantity),
    price: decimal(priceCents),
    discount: decimal(discountHundredths),
    validFrom,
    validUntil: validUntil ?? '',
  }
}

/** A special price as the server takes it, to enter it again or change it back. */
export function fieldsOf(price: CompanyPrice): CompanyPriceFields {
  const read = readPrice(valuesOf(price))
  if (!read.fields) throw new Error('A stored price cannot be read.')
  return read.fields
}

/** Names of fields as typed, by their names in the schema. */
const typedAs: Readonly<Record<string, keyof PriceValues>> = {
  priceCents: 'price',
  discountHundredths: 'discount',
}

const typedField = (name: string) => typedAs[name] ?? (name as keyof PriceValues)

type Read =
  | { readonly fields: CompanyPriceFields; readonly problems: null }
  | { readonly fields: null; readonly problems: PriceProblems }

/** Reads a special price as typed; what is wrong with it, by field. */
export function readPrice(values: PriceValues): Read {
  const { kind, partNumber, validFrom, validUntil } = values
  const days = { validFrom, validUntil: validUntil === '' ? null : validUntil }
  const priceCents = parseDollars(values.price.replace('$', ''))
  const read = companyPriceFields.safeParse(
    kind === 'tag'
      ? {
          kind,
          tag: values.tag as PartTag,
          discountHundredths: parseDollars(values.discount.replace('%', '')),
          ...days,
        }
      : kind === 'break'
        ? { kind, partNumber, minQuantity: Number(values.minQuantity), priceCents, ...days }
        : { kind, partNumber, priceCents, ...days },
  )
  if (read.success) return { fields: read.data, problems: null }
  const wrong = read.error.issues.map(({ path, message }) => [typedField(String(path[0])), message] as const)
  return { fields: null, problems: Object.fromEntries(wrong.reverse()) }
}

/** The server's problems of a price, by field as typed. */
export function serverProblems(fields: Readonly<Record<string, string>>): PriceProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [typedField(name.replace(/^price\./, '')), message]),
  )
}
