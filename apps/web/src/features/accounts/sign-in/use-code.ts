import { useState } from 'react'
import { readCode } from './read-code.ts'
import { useSending } from './use-sending.ts'

export function useCode(kind: 'app' | 'recovery', onSend: (code: string) => Promise<unknown>) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { send, forget, ...form } = useSending('An error occurred', ['code'])
  const onType = (text: string) => {
    setCode(text)
    setProblem(undefined)
    forget()
  }
  const onSubmit = async () => {
    const read = readCode(code, kind)
    setProblem(read.problem)
    if (read.code) await send(() => onSend(read.code))
  }
  return {
    form: { ...form, onSubmit },
    field: { value: code, problem: problem ?? form.failure?.fields.code, onType },
  }
}
