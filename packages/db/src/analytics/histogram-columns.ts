import type { Histogram } from '@mullion/domain/analytics/latency'
import { kit } from '../dialect/current.ts'

/** Columns that count calls by how long they took, in the order of the domain's latency classes. */
export const histogramColumns = () => ({
  upTo1: kit.int().notNull(),
  upTo2: kit.int().notNull(),
  upTo5: kit.int().notNull(),
  upTo10: kit.int().notNull(),
  upTo20: kit.int().notNull(),
  upTo50: kit.int().notNull(),
  upTo100: kit.int().notNull(),
  upTo200: kit.int().notNull(),
  upTo500: kit.int().notNull(),
  upTo1000: kit.int().notNull(),
  upTo2000: kit.int().notNull(),
  upTo5000: kit.int().notNull(),
  longer: kit.int().notNull(),
})

type Name = keyof ReturnType<typeof histogramColumns>
export type HistogramRow = Readonly<Record<Name, number>>
const names = Object.keys(histogramColumns()) as Name[]

export const histogramRow = (histogram: Histogram) =>
  Object.fromEntries(names.map((name, index) => [name, histogram[index] ?? 0])) as HistogramRow

export const histogramOf = (row: HistogramRow): number[] => names.map((name) => row[name])
