import { MantineProvider } from '@mantine/core'
import { calculate } from '@mullion/domain/doors/calculate'
import type { Door } from '@mullion/domain/doors/door'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CalculatedParts } from './calculated-parts.tsx'

const door: Door = {
  doorType: 'slide',
  build: 'Single Panel',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: null,
  widthInches: 72,
  heightInches: 96,
}
const { parts, notes } = calculate(door, 'gasket')
const calculation = {
  notes,
  parts: parts.map((part) => ({ ...part, part: null, lineTotalCents: null, problem: null })),
}

function rendered(stale: boolean): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <CalculatedParts
        calculation={calculation}
        stale={stale}
        door={door}
        serialNumber={null}
        count={1}
        onCount={() => {}}
        actions={{ addCalculated: () => [], openCart: () => {} }}
      />
    </MantineProvider>,
  )
}

it('parts are shown but disabled while those for the changed door load', () => {
  expect(rendered(false)).toMatch(/<section[^>]*aria-busy="false"/)
  expect(rendered(false)).not.toMatch(/<section[^>]* inert=/)
  expect(rendered(true)).toMatch(/<section[^>]*aria-busy="true"[^>]* inert=""/)
  expect(rendered(true)).toContain('How many of these doors?')
})
