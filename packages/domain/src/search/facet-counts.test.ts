import { expect, it } from 'vitest'
import type { DoorSubModel } from '../catalog/part.ts'
import { facetsOf, fittedSubModels } from './facet-bits.ts'
import { countFacets, fittingGroups } from './facet-counts.ts'
import { filterMasks, noFilters } from './facets.ts'

const group = (...doorSubModels: DoorSubModel[]) => ({
  facets: facetsOf({ tags: ['Hinges'], doorModels: ['Swing'], doorSubModels }),
  band: 0,
  count: 1,
})

it('counts and filters the proprietary mark like the other facets', () => {
  const facts = { tags: [], doorModels: [] } as const
  const marks = [true, false, null, undefined].map((proprietary) => ({ ...facts, proprietary }))
  const groups = marks.map((part, band) => ({ facets: facetsOf(part), band, count: 2 }))
  expect(countFacets(groups)).toMatchObject({ total: 8, proprietary: 2, prices: [2, 2, 2, 2, 0, 0] })
  expect(countFacets(groups, { ...noFilters, proprietary: true })).toMatchObject({
    total: 2,
    proprietary: 2,
    prices: [2, 0, 0, 0, 0, 0],
  })
  expect(countFacets(groups, { ...noFilters, priceBands: [1], proprietary: true })).toMatchObject({
    total: 0,
    proprietary: 0,
  })
})

it('fits a part to the sub-models it names, or to all when it names none that tell doors apart', () => {
  const fitsOf = (...named: DoorSubModel[]) =>
    fittedSubModels.filter((fits) => fittingGroups([group(...named)], { subModel: fits }).length > 0)
  // The search query's masks must match the same parts. Uses BigInt because bit operators only handle 32
  // bits.
  const sharesBit = (one: number, other: number) => (BigInt(one) & BigInt(other)) !== 0n
  for (const named of [['TSD', 'SANI'], ['CW'], []] as DoorSubModel[][]) {
    const masked = fittedSubModels.filter((fits) =>
      sharesBit(group(...named).facets, filterMasks(noFilters, { subModel: fits }).subModels),
    )
    expect(masked).toEqual(fitsOf(...named))
  }
  expect(fitsOf('TSD', 'SANI')).toEqual(['TSD', 'SANI'])
  expect(fitsOf('COLD', 'TORSION')).toEqual(['COLD'])
  expect(fitsOf('CW', 'TORSION')).toEqual([...fittedSubModels])
  expect(fitsOf()).toEqual([...fittedSubModels])
})
