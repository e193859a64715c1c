import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { APPLICATION_NAMES, type TicketingApplication } from '#shared/domain/integrations/applications.ts'
import { watchTicketAccounts, watchTicketing } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { mappingPath } from '#client/parts/ticketing/mapping-path.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Card } from '../card.tsx'

const Quiet = chakra('p', {
  base: { fontSize: 'control', color: 'muted', '& a': { textDecoration: 'underline' } },
})

interface CompanyToolCardProps {
  customerId: string
  type: TicketingApplication
}

/** Whom a company is in a ticketing tool, where that is the one of all companies, with the way to change it. */
export function CompanyToolCard({ customerId, type }: CompanyToolCardProps) {
  const t = useTexts('ticketing')
  const companies = useTexts('companies')
  const ticketing = useWatched(watchTicketing)
  const accounts = useWatched(watchTicketAccounts)
  const connected = ticketing?.tool
  const tool = connected?.type === type ? connected : undefined
  const mapping = ticketing?.mappings.get(customerId)?.row
  const accountId = mapping && mapping.tool_id === tool?.id ? mapping.account_id : undefined
  const account = accounts?.find(({ id }) => id === accountId)?.name
  const name = APPLICATION_NAMES[type]
  const state = tool === undefined ? 'Unconnected' : accountId === undefined ? tool.state : 'Mapped'
  if (!ticketing) return <Card title={name}>{null}</Card>
  return (
    <Card
      title={name}
      action={<Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>}
    >
      {tool ? (
        <>
          <Quiet>
            {accountId === undefined
              ? t('company.notMapped', { name })
              : t('company.mappedTo', { name, account: account ?? t('mapping.number', { id: accountId }) })}
          </Quiet>
          <Quiet>
            <Link to={mappingPath(type)} params={{ integrationId: tool.id }} search={{ open: customerId }}>
              {t('company.toMapping')}
            </Link>
          </Quiet>
        </>
      ) : (
        <>
          <Quiet>
            {connected ? t('oneAtATime', { name: APPLICATION_NAMES[connected.type] }) : t('ofAllCompanies')}
          </Quiet>
          <Quiet>
            <Link to="/integrations" search={{ modal: 'ticketing' }}>
              {t('show')}
            </Link>
          </Quiet>
        </>
      )}
    </Card>
  )
}
