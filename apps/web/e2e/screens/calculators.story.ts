import { noPartsText } from '@mullion/domain/doors/calculated-part'
import { calculator, lookedUp } from '../support/calculator-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const screens: readonly Screen[] = [
  {
    name: 'start of the gasket calculator',
    opensNarrow: true,
    at: '/?calculator=gasket',
    shows: (page) => calculator(page).getByLabel('Serial number of the door'),
  },
  {
    name: 'start of the heater calculator',
    at: '/?calculator=heater',
    shows: 'Heater wire lengths changed in 2018',
  },
  {
    name: 'start of the magnetic gasket calculator',
    like: 'start of the gasket calculator',
    at: '/?calculator=magnetic',
    shows: (page) => calculator(page).getByLabel('Serial number of the door'),
  },
  {
    ...lookedUp('heater', '11-0001'),
    name: 'door not found by a calculator',
    expectedErrors: /404/,
    shows: 'This serial number is from 2011.',
  },
  {
    ...lookedUp('magnetic', '17-0001'),
    name: 'door without magnetic gaskets',
    like: 'door not found by a calculator',
    shows: 'This door was not built with magnetic gaskets.',
  },
  {
    ...lookedUp('gasket', '20-0005'),
    name: 'door without calculated parts',
    like: 'door not found by a calculator',
    shows: noPartsText,
  },
]

await walkScreens(screens)
