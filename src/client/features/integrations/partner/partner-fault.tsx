import type { PartnerConnection } from '#shared/domain/partner/partner.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'

/** Why the partner was not read, or cannot be worked by, in the words of INT-35 and INT-39. */
export function PartnerFault({ connection: { fault, state, agents } }: { connection: PartnerConnection }) {
  const t = useTexts('partner')
  const errors = useTexts('errors')
  const companies = useTexts('companies')
  if (fault !== null && state !== 'Syncing')
    return (
      <Callout
        tone="error"
        title={errors(state === 'Auth Failed' ? 'integrationAuthFailed' : 'cspNotConnected')}
      >
        {companies(`microsoft.faults.${fault}`)}
      </Callout>
    )
  if (agents !== 'noGroup' && agents !== 'notMember') return null
  return (
    <Callout tone="warn" title={t('reasons.adminAgentsMissing')}>
      {t(`agentStates.${agents}`)}
    </Callout>
  )
}
