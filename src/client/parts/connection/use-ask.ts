import { useState } from 'react'
import { INTEGRATION_FAULTS } from '#shared/domain/integrations/integration.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import type { useTexts } from '#client/texts/texts.ts'

type Ask = { state: 'idle' } | { state: 'asking' } | ({ state: 'refused' } & Refusal)

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

interface RefusalTexts {
  companies: ReturnType<typeof useTexts<'companies'>>
  errors: ReturnType<typeof useTexts<'errors'>>
}

/** A connector's own reason, in words: it says more than the code around it. Undefined where there is none. */
export function connectorFault(
  { detail }: Refusal,
  companies: RefusalTexts['companies'],
): string | undefined {
  const fault = INTEGRATION_FAULTS.find((each) => each === detail)
  return fault && companies(`microsoft.faults.${fault}`)
}

/** What was refused and why, in words. */
export function refusalText(refusal: Refusal, { companies, errors }: RefusalTexts): string {
  const { code, values } = refusal
  const fault = connectorFault(refusal, companies)
  if (fault !== undefined) return fault
  return code ? errors(code, { replace: values ?? {} }) : companies('noServer.server')
}
