import { useState } from 'react'
import type { useTexts } from '#client/texts/texts.ts'
import { INTEGRATION_FAULTS } from '#shared/domain/integrations/integration.ts'
import { errorCatalogue, type ErrorCode } from '#shared/contract/errors.ts'

type Ask =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'refused'; code: ErrorCode | undefined; detail: string }

/** Follows one request that cannot wait in the queue. */
export function useAsk(): [Ask, (request: () => Promise<void>) => Promise<boolean>, () => void] {
  const [ask, setAsk] = useState<Ask>({ state: 'idle' })
  const run = async (request: () => Promise<void>) => {
    setAsk({ state: 'asking' })
    return request().then(
      () => {
        setAsk({ state: 'idle' })
        return true
      },
      (cause: unknown) => {
        setAsk({ state: 'refused', ...refusalOf(cause) })
        return false
      },
    )
  }
  return [ask, run, () => setAsk({ state: 'idle' })]
}

/** The catalogue's code of a refusal; undefined where nobody answered. */
function refusalOf(cause: unknown): { code: ErrorCode | undefined; detail: string } {
  const code = part(cause, 'code')
  return { code: isErrorCode(code) ? code : undefined, detail: part(cause, 'detail') }
}

const part = (cause: unknown, name: string): string => {
  const value: unknown = cause instanceof Error ? Reflect.get(cause, name) : undefined
  return typeof value === 'string' ? value : ''
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code)

interface RefusalTexts {
  companies: ReturnType<typeof useTexts<'companies'>>
  errors: ReturnType<typeof useTexts<'errors'>>
}

/** What was refused and why, in words; a connector's own reason says more than the code around it. */
export function refusalText(
  { code, detail }: { code: ErrorCode | undefined; detail: string },
  { companies, errors }: RefusalTexts,
): string {
  const fault = INTEGRATION_FAULTS.find((each) => each === detail)
  if (fault) return companies(`microsoft.faults.${fault}`)
  return code ? errors(code) : companies('noServer.server')
}
