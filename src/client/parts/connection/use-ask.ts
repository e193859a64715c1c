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

/** What was refused and why, in words; a connector's own reason says more than the code around it. */
export function refusalText({ code, detail, values }: Refusal, { companies, errors }: RefusalTexts): string {
  const fault = INTEGRATION_FAULTS.find((each) => each === detail)
  if (fault) return companies(`microsoft.faults.${fault}`)
  return code ? errors(code, { replace: values ?? {} }) : companies('noServer.server')
}
