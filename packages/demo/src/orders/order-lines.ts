import { gasketParts } from '@mullion/domain/calculated-part-ids'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import { discounted, timesQuantity } from '@mullion/domain/money'
import type { OrderLine } from '@mullion/domain/orders/order-list'
import { type PriceRecord, priceRuleOf } from '@mullion/domain/own-price'
import { anyOf, between, byShare, type Random } from '../random.ts'
import { configure, configureForDoors } from './configured.ts'
import { maxFeet, type PricedPart, type Stock } from './stock.ts'

/** A line item before it is stored. */
export type DemoOrderLine = Omit<OrderLine, 'configurationText' | 'specialOrder'> & PriceRecord

export interface Basket {
  readonly stock: Stock
  /** 1 to 12. */
  readonly month: number
  /** The company's rate on the list price. */
  readonly discountRate: number
  /** True if the order predates the current price list, so its lines use the old prices. */
  readonly oldPrices: boolean
  readonly mixed: boolean
}

interface Picked {
  readonly part: PricedPart
  readonly quantity: number
  readonly comments: readonly string[]
  readonly configurations: readonly Configuration[]
}

const lineCounts = byShare([
  [30, 1],
  [27, 2],
  [18, 3],
  [11, 4],
  [7, 5],
  [4, 6],
  [2, 8],
  [1, 11],
])
const pieces = byShare([
  [48, 1],
  [26, 2],
  [8, 3],
  [10, 4],
  [4, 6],
  [2, 8],
  [1, 10],
  [1, 12],
])
const notes = ['Door 4, north dock', 'For the freezer vestibule', 'Please mark with the PO number', 'Spare']

/** Heavy and expensive parts are bought one or two at a time. */
function quantityOf(random: Random, { unit, priceCents, size }: PricedPart): number {
  if (unit !== 'EA') return between(random, 16, maxFeet * 4) / 4
  const heavy = priceCents > 30_000 || (size.weightPounds ?? 0) > 25
  return heavy ? between(random, 1, 2) : anyOf(random, pieces)
}

/** Swing door gaskets: about half of their lines are calculated for doors, the rest bought by the foot. */
const swingGaskets: readonly number[] = [
  gasketParts.traditionalDoor,
  gasketParts.essDoor,
  gasketParts.swingSweep,
]

function plainLine(random: Random, part: PricedPart): Picked {
  const comments = random() < 0.04 ? [anyOf(random, notes)] : []
  const forDoors = swingGaskets.includes(part.id) && random() < 0.5 ? configureForDoors(random, part) : null
  if (forDoors?.configuration)
    return { part, quantity: forDoors.quantity, comments, configurations: [forDoors.configuration] }
  return { part, quantity: quantityOf(random, part), comments, configurations: [] }
}

/** If the order was taken by phone, the line has its configuration only as comments. */
function configuredLine(random: Random, part: PricedPart, byPhone: boolean): Picked {
  const { quantity, configuration } = configure(random, part)
  const configurations = configuration ? [configuration] : []
  return byPhone
    ? { part, quantity, comments: configurations.flatMap(describeConfiguration), configurations: [] }
    : { part, quantity, comments: [], configurations }
}

/** Two out of three parts cost 4% less before the current price list. */
function priceThen({ id, priceCents }: PricedPart, oldPrices: boolean): number {
  return oldPrices && id % 3 !== 0 ? discounted(priceCents, 0.96) : priceCents
}

function orderLine({ part, quantity, comments, configurations }: Picked, basket: Basket): DemoOrderLine {
  const listPriceCents = priceThen(part, basket.oldPrices)
  const unitPriceCents = discounted(listPriceCents, basket.discountRate)
  return {
    partId: part.id,
    number: part.number,
    name: part.name,
    unit: part.unit,
    quantity,
    unitPriceCents,
    lineTotalCents: timesQuantity(unitPriceCents, quantity),
    priceRule: priceRuleOf({ priceCents: unitPriceCents }, listPriceCents),
    listPriceCents,
    comments,
    configurations,
  }
}

function pick(random: Random, { stock, month, mixed }: Basket): Picked[] {
  const choices = month >= 6 && month <= 8 ? stock.summer : stock.winter
  const picked = Array.from({ length: choices.length > 0 ? anyOf(random, lineCounts) : 0 }, () =>
    plainLine(random, anyOf(random, choices)),
  )
  if (stock.configured.length > 0 && (mixed || random() < 0.1))
    picked.push(configuredLine(random, anyOf(random, stock.configured), mixed))
  if (stock.obsolete.length > 0 && (mixed || random() < 0.02))
    picked.push(plainLine(random, anyOf(random, stock.obsolete)))
  return picked
}

/**
 * Returns an order's lines, each part once, at the company's prices at that time; none if there is nothing to
 * sell.
 */
export function fillBasket(random: Random, basket: Basket): DemoOrderLine[] {
  const byPart = new Map<number, Picked>()
  for (const picked of pick(random, basket)) {
    if (!byPart.has(picked.part.id)) byPart.set(picked.part.id, picked)
  }
  return [...byPart.values()].map((picked) => orderLine(picked, basket))
}
