import { connect } from 'node:net'
import type { UploadScan } from './port.ts'

export interface ClamdOptions {
  readonly host: string
  readonly port: number
  readonly timeoutMs?: number
}

const pieceBytes = 64 * 1024
/** Far more than a verdict has; anything longer is not from a scanner. */
const maxAnswerBytes = 4096

/** The file in pieces, each after its length, with a piece of no length as the end. */
function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield length
    yield piece
  }
  yield Buffer.alloc(4)
}

/** Sends one command and what belongs to it; returns the answer, which ends with a null byte or with the connection. */
export async function askClamd(
  { host, port, timeoutMs = 30_000 }: ClamdOptions,
  command: string,
  content: Iterable<Uint8Array> = [],
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect({ host, port })
  let answer = ''
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`No answer within ${timeoutMs} ms.`)))
  socket.on('error', reject)
  socket.on('close', () => resolve(answer))
  socket.on('data', (data) => {
    answer += data.toString('latin1')
    if (answer.length > maxAnswerBytes) socket.destroy(new Error('The answer is too long.'))
    else if (answer.includes('\0')) socket.end()
  })
  socket.on('connect', () => {
    socket.write(`z${command}\0`)
    for (const piece of content) socket.write(piece)
  })
  const deadline = setTimeout(() => socket.destroy(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs)
  try {
    return (await promise).split('\0')[0]?.trim() ?? ''
  } finally {
    clearTimeout(deadline)
    socket.destroy()
  }
}

/** Has files scanned by a clamd service (ClamAV) over TCP, by its INSTREAM command. */
export function createClamd(options: ClamdOptions): UploadScan {
  return {
    async scan(bytes) {
      const answer = await askClamd(options, 'INSTREAM', framed(bytes))
      if (answer === 'stream: OK') return null
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
      if (found) return found.slice(0, 100)
      throw new Error(`The virus scanner gave no verdict: ${answer.slice(0, 200) || 'an empty answer'}`)
    },
  }
}
