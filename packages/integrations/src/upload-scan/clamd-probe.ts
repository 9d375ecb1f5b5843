import { fails, type Probe, type ProbeResult, works } from '../probe.ts'
import { askClamd, type ClamdOptions, createClamd } from './clamd.ts'
import { testVirus } from './test-virus.ts'

const firewall =
  'Check UPLOAD_SCAN_ADDRESS, whether clamd listens there (TCPSocket, TCPAddr), and the firewall.'

async function ask(options: ClamdOptions): Promise<ProbeResult> {
  const { scan } = createClamd(options)
  try {
    const version = await askClamd(options, 'VERSION')
    if ((await scan(Buffer.from('a harmless text'))) !== null)
      return fails('The virus scanner finds something in a harmless text.', 'Check its signatures.')
    const found = await scan(testVirus())
    if (found === null)
      return fails(
        'The virus scanner does not find the EICAR test file.',
        'Load its signatures: run freshclam.',
      )
    return works(`${version.slice(0, 100)}. It finds the test file: ${found}.`)
  } catch (error) {
    return fails(`The virus scanner does not answer: ${(error as Error).message}`, firewall)
  }
}

/** Asks the scanner for its version, and has it scan a harmless text and the test file that every scanner finds. */
export function probeClamd(options: ClamdOptions): Probe {
  return { name: 'ClamAV, upload scan', run: () => ask({ ...options, timeoutMs: 10_000 }) }
}
