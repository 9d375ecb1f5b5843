import { describe, expect, it } from 'vitest'
import { type Box, type PackingLine, pack } from './packing.ts'

const unknown = { lengthInches: null, heightInches: null, depthInches: null, weightPounds: null }

function each(sides: [number, number, number], weightPounds: number, quantity = 1): PackingLine {
  const [lengthInches, heightInches, depthInches] = sides
  return { quantity, unit: 'EA', size: { lengthInches, heightInches, depthInches, weightPounds } }
}

function feet(section: [number, number], weightPounds: number, quantity: number): PackingLine {
  const [heightInches, depthInches] = section
  return { quantity, unit: 'FT', size: { lengthInches: 12, heightInches, depthInches, weightPounds } }
}

function cuts(section: [number, number], poundsPerFoot: number, lengths: [number, number][]): PackingLine {
  const cutsInches = lengths.map(([lengthInches, count]) => ({ lengthInches, count }))
  const quantity = lengths.reduce((sum, [inches, count]) => sum + (Math.floor(inches / 3) / 4) * count, 0)
  return { ...feet(section, poundsPerFoot, quantity), cutsInches }
}

function short(box: Box): string {
  const sides = `${box.lengthInches}x${box.widthInches}x${box.heightInches}`
  return `${box.kind} ${sides}, ${box.weightPounds} lb, billed ${box.billablePounds}`
}

function packed(...lines: PackingLine[]): string[] {
  const packing = pack(lines)
  return packing.method === 'parcel' ? packing.boxes.map(short) : [packing.reason]
}

describe('standard boxes', () => {
  it.each<{ title: string; lines: PackingLine[]; boxes: string[] }>([
    { title: 'an empty order needs no box', lines: [], boxes: [] },
    {
      title: 'a small part is billed by the volume of its box: 2048 / 139 is 14.7',
      lines: [each([4, 4, 4], 1)],
      boxes: ['standard 16x16x8, 2 lb, billed 15'],
    },
    {
      title: 'a part without dimensions is 12x8x4 and 2 lb, so five of 384 cubic inches fill a box',
      lines: [{ quantity: 6, unit: 'EA', size: unknown }],
      boxes: ['standard 16x16x8, 11 lb, billed 15', 'standard 16x16x8, 3 lb, billed 15'],
    },
    {
      title: 'a weight of 0 counts as missing',
      lines: [each([2, 2, 2], 0, 10)],
      boxes: ['standard 16x16x8, 21 lb, billed 21'],
    },
    {
      title: 'a box holds 50 lb of goods, and no light box is left over',
      lines: [each([4, 4, 4], 10, 11)],
      boxes: [
        'standard 16x16x8, 21 lb, billed 21',
        'standard 16x16x8, 51 lb, billed 51',
        'standard 16x16x8, 41 lb, billed 41',
      ],
    },
    {
      title: 'tenths of a pound add up to exactly 20 lb',
      lines: [each([1, 1, 1], 0.1, 200)],
      boxes: ['standard 16x16x8, 21 lb, billed 21'],
    },
    {
      title: 'a part is rotated to fit',
      lines: [each([8, 16, 16], 20)],
      boxes: ['standard 16x16x8, 21 lb, billed 21'],
    },
    {
      title: 'lines share a box: 640 + 640 + 500 is 1780 cubic inches',
      lines: [each([10, 8, 8], 5, 2), each([10, 10, 5], 7.5)],
      boxes: ['standard 16x16x8, 18.5 lb, billed 19'],
    },
  ])('$title', ({ lines, boxes }) => {
    expect(packed(...lines)).toEqual(boxes)
  })
})

describe('goods sold by the foot', () => {
  it.each<{ title: string; lines: PackingLine[]; boxes: string[] }>([
    {
      title: 'feet without cuts are a coil: 100 ft of 1x1 is 1800 cubic inches',
      lines: [feet([1, 1], 0.25, 100)],
      boxes: ['standard 16x16x8, 26 lb, billed 26'],
    },
    {
      title: 'a coil too large for a box is split at a quarter foot: 113.75 ft and 6.25 ft',
      lines: [feet([1, 1], 0.25, 120)],
      boxes: ['standard 16x16x8, 29.4375 lb, billed 30', 'standard 16x16x8, 2.5625 lb, billed 15'],
    },
    {
      title: 'a coil too heavy for a box is split by weight',
      lines: [feet([0.5, 0.5], 1, 120)],
      boxes: [
        'standard 16x16x8, 51 lb, billed 51',
        'standard 16x16x8, 51 lb, billed 51',
        'standard 16x16x8, 21 lb, billed 21',
      ],
    },
    {
      title: 'a coil that fits in one box stays whole: 360 cubic inches do not go on top of 1800',
      lines: [feet([1, 1], 0.25, 100), feet([1, 1], 0.25, 20)],
      boxes: ['standard 16x16x8, 26 lb, billed 26', 'standard 16x16x8, 6 lb, billed 15'],
    },
    {
      title: 'parts fill the space that a coil leaves',
      lines: [each([6, 6, 6], 2), feet([1, 1], 0.25, 100)],
      boxes: ['standard 16x16x8, 28 lb, billed 28'],
    },
    {
      title: 'a foot without dimensions is 12x8x4 and 2 lb: 3.5 ft of 576 cubic inches a box',
      lines: [{ quantity: 4, unit: 'FT', size: unknown }],
      boxes: ['standard 16x16x8, 8 lb, billed 15', 'standard 16x16x8, 2 lb, billed 15'],
    },
    {
      title:
        'a profile wider than the box is rolled: 10 ft of 18x1/4 is 810 cubic inches, 18 long, 6.7 square',
      lines: [feet([18, 0.25], 1, 10)],
      boxes: ['long 18x7x7, 11 lb, billed 11'],
    },
    {
      title: 'a roll is split at 150 lb: 7.5 ft of 20x1, then 2.5 ft',
      lines: [feet([20, 1], 20, 10)],
      boxes: ['long 20x12x12, 151 lb, billed 151', 'long 20x7x7, 51 lb, billed 51'],
    },
    {
      title: 'square feet pack as a strip 12 wide: 10 of 1/4 thick are 540 cubic inches',
      lines: [
        {
          quantity: 10,
          unit: 'SQFT',
          size: { lengthInches: 12, heightInches: 0.25, depthInches: 12, weightPounds: 1.5 },
        },
      ],
      boxes: ['standard 16x16x8, 16 lb, billed 16'],
    },
  ])('$title', ({ lines, boxes }) => {
    expect(packed(...lines)).toEqual(boxes)
  })
})

describe('long boxes', () => {
  it.each<{ title: string; lines: PackingLine[]; boxes: string[] }>([
    {
      title: 'no side is below 4: 480 / 139 is 3.5',
      lines: [each([30, 1, 1], 2)],
      boxes: ['long 30x4x4, 3 lb, billed 4'],
    },
    {
      title: 'sides are rounded up to the inch',
      lines: [each([16, 16, 8.5], 3)],
      boxes: ['long 16x16x9, 4 lb, billed 17'],
    },
    {
      title: 'a part over 50 lb gets a box of its own size',
      lines: [each([10, 10, 10], 60)],
      boxes: ['long 10x10x10, 61 lb, billed 61'],
    },
    {
      title: 'each cut is one piece, and cuts of equal length share a box: three of 3.5 lb',
      lines: [cuts([1, 0.75], 0.5, [[84, 3]])],
      boxes: ['long 84x4x4, 11.5 lb, billed 12'],
    },
    {
      title: 'a short cut goes into a standard box',
      lines: [cuts([1, 0.75], 0.5, [[12, 2]])],
      boxes: ['standard 16x16x8, 2 lb, billed 15'],
    },
    {
      title: 'cuts that round up to the same inch share a box',
      lines: [
        cuts([2, 2], 1.2, [
          [83.5, 1],
          [84, 1],
          [83, 1],
        ]),
      ],
      boxes: ['long 84x4x4, 17.75 lb, billed 18', 'long 83x4x4, 9.3 lb, billed 10'],
    },
    {
      title: 'profiles of equal length share a box in rows: two of 2x2, one of 1x1 on top',
      lines: [cuts([1, 1], 1, [[84, 1]]), cuts([2, 2], 1, [[84, 2]])],
      boxes: ['long 84x4x4, 22 lb, billed 22'],
    },
    {
      title:
        'a shared box stops at 150 lb: of 50 of 3.5 lb, eleven fill the box that is billed as 40 lb at least',
      lines: [cuts([2, 2], 0.5, [[84, 50]])],
      boxes: ['long 84x8x6, 39.5 lb, billed 40', 'long 84x26x6, 137.5 lb, billed 138'],
    },
    {
      title: 'a shared box stops at length and girth 165: 100 + 2(16 + 16), so four of 8x8',
      lines: [each([100, 8, 8], 5, 5)],
      boxes: ['long 100x16x16, 21 lb, billed 185', 'long 100x8x8, 6 lb, billed 47'],
    },
  ])('$title', ({ lines, boxes }) => {
    expect(packed(...lines)).toEqual(boxes)
  })
})

describe('freight', () => {
  it.each<{ title: string; line: PackingLine; reason: string | null }>([
    { title: '107 in goes by parcel', line: each([107, 4, 4], 5), reason: null },
    { title: '107 1/8 in goes by freight', line: cuts([1, 1], 0.1, [[107.125, 1]]), reason: 'over_length' },
    {
      title: 'a known length counts when the rest is unknown',
      line: { ...each([1, 1, 1], 1), size: { ...unknown, lengthInches: 110 } },
      reason: 'over_length',
    },
    { title: '150 lb goes by parcel', line: each([20, 20, 20], 150), reason: null },
    { title: '150.5 lb goes by freight', line: each([20, 20, 20], 150.5), reason: 'over_weight' },
    {
      title: 'parts that are heavy only together go by parcel',
      line: each([20, 20, 20], 90, 3),
      reason: null,
    },
    {
      title: 'length and girth of 165 in goes by parcel: 85 + 2(20 + 20)',
      line: each([20, 85, 20], 10),
      reason: null,
    },
    {
      title: 'length and girth over 165 in goes by freight: 86 + 2(20 + 20)',
      line: each([20, 86, 20], 10),
      reason: 'over_girth',
    },
    {
      title: 'the piece counts, not its box: 85 + 2(19.5 + 20.5) is 165, its box 85x21x20 is 167',
      line: each([85, 19.5, 20.5], 10),
      reason: null,
    },
    {
      title: 'length and girth of 165 1/4 in goes by freight',
      line: each([85.25, 19.5, 20.5], 10),
      reason: 'over_girth',
    },
    { title: 'uncut feet are never too long', line: feet([1, 1], 0.1, 300), reason: null },
    {
      title: '1,000 parts at five a box make 200 boxes',
      line: { quantity: 1000, unit: 'EA', size: unknown },
      reason: null,
    },
    {
      title: 'more than 200 boxes go by freight',
      line: { quantity: 1001, unit: 'EA', size: unknown },
      reason: 'too_many_boxes',
    },
  ])('$title', ({ line, reason }) => {
    const packing = pack([line])
    expect(packing.method === 'freight' ? packing.reason : null).toBe(reason)
  })

  it('one overlong piece sends the whole order by freight, with the weight of all goods', () => {
    expect(pack([each([120, 3, 3], 10), each([4, 4, 4], 2, 3)])).toEqual({
      method: 'freight',
      reason: 'over_length',
      pieces: [
        {
          ...{ reason: 'over_length', partId: null, lengthInches: 120 },
          ...{ weightPounds: 10, lengthAndGirthInches: 132 },
        },
      ],
      weightPounds: 16,
      longestInches: 120,
    })
  })

  it.each<{ title: string; lines: PackingLine[]; partIds: number[] }>([
    {
      title: 'the longest when several are too long',
      lines: [
        { ...each([120, 3, 3], 200), partId: 7 },
        { ...cuts([1, 1], 0.1, [[130.5, 2]]), partId: 8 },
        { ...each([10, 10, 10], 500), partId: 9 },
      ],
      partIds: [8, 7, 9],
    },
    {
      title: 'the heaviest when none is too long',
      lines: [
        { ...each([20, 20, 20], 151), partId: 7 },
        { ...each([20, 20, 20], 160), partId: 8 },
      ],
      partIds: [8, 7],
    },
    {
      title: 'the bulkiest when none is too long or too heavy',
      lines: [
        { ...each([86, 20, 20], 9), partId: 7 },
        { ...each([60, 60, 9], 9), partId: 8 },
        { ...each([60, 9, 9], 9), partId: 9 },
      ],
      partIds: [8, 7],
    },
  ])('names every piece that causes it, first $title', ({ lines, partIds }) => {
    for (const order of [lines, lines.toReversed()]) {
      expect(pack(order)).toMatchObject({
        method: 'freight',
        pieces: partIds.map((partId) => ({ partId })),
      })
    }
  })

  it('packs the largest possible cart', () => {
    const lines = Array.from({ length: 500 }, (_, index) => each([30 + (index % 60), 3, 3], 2, 9999))
    expect(pack(lines)).toEqual({
      method: 'freight',
      reason: 'too_many_boxes',
      pieces: [],
      weightPounds: 9_999_000,
      longestInches: 89,
    })
  })

  it('packs thousands of washers into one box', () => {
    expect(packed(each([0.5, 0.5, 0.0625], 0.004, 9999))).toEqual(['standard 16x16x8, 40.996 lb, billed 41'])
  })
})
