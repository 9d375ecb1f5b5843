import { Hono } from 'hono'
import { doorJson } from './door-json.ts'
import type { RestFacts } from './rest.ts'

/** REST paths of the door register, by serial number. */
export function doorsRest() {
  const doors = new Hono<RestFacts>()

  doors.get('/search', async (c) => {
    const { serialNumber = '' } = c.req.query()
    return c.json(doorJson(await c.get('caller').doors.bySerial({ serialNumber })))
  })

  return doors
}
