import { useAskFit } from '@mullion/client/doors/fit.hooks'
import { doorOfLine } from '@mullion/domain/cart/line-door'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { parseJson } from '@mullion/domain/parse-json'
import { confirm } from '../../lib/confirm.state.ts'
import { myDoorState } from '../../lib/my-door.state.ts'
import { readText, writeText } from '../../lib/storage.ts'

const storageKey = 'orderedAnyway'
/** Lines remembered; the newest stay. */
const maxRemembered = 500

function remembered(): readonly string[] {
  const saved = parseJson(readText(storageKey, 'tab'))
  return Array.isArray(saved) ? saved.filter((key) => typeof key === 'string') : []
}

interface Misfit {
  readonly key: string
  readonly text: string
}

/**
 * Returns a function that asks once about lines that do not fit the door they are for. It resolves to true if there are
 * none, or the buyer orders them anyway. A line whose fit cannot be found out is not asked about.
 */
export function useAskAboutFit(): (lines: readonly SavedCartLine[]) => Promise<boolean> {
  const ask = useAskFit()

  async function misfit(line: SavedCartLine): Promise<Misfit | null> {
    const ofLine = doorOfLine(line)
    const door = ofLine === 'none' ? myDoorState.door?.chosen : ofLine
    if (!door || door === 'unclear') return null
    const found = await ask(door, line.part.id).catch(() => null)
    const key = JSON.stringify([door, line.part.id])
    if (found?.fit !== 'not' || remembered().includes(key)) return null
    return { key, text: `${line.part.number}: ${found.reasons.join(' ')}` }
  }

  return async (lines) => {
    const misfits = (await Promise.all(lines.map(misfit))).filter((each) => each !== null)
    if (misfits.length === 0) return true
    const title = misfits.length === 1 ? 'This part doesn’t fit' : `${misfits.length} parts don’t fit`
    const text = misfits.map((each) => each.text).join(' ')
    if (!(await confirm({ title, text, action: 'Order anyway', cancel: 'Back to cart' }))) return false
    const keys = [...remembered(), ...misfits.map(({ key }) => key)].slice(-maxRemembered)
    writeText(storageKey, JSON.stringify(keys), 'tab')
    return true
  }
}
