import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { watchTicketAccounts, watchTicketing } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Card } from '../card.tsx'

const Quiet = chakra('p', {
  base: { fontSize: 'control', color: 'muted', '& a': { textDecoration: 'underline' } },
})

/** Whom a company is in the ticketing tool of all companies, with the way to change it. */
export function CompanyToolCard({ customerId }: { customerId: string }) {
  const t = useTexts('ticketing')
  const companies = useTexts('companies')
  const ticketing = useWatched(watchTicketing)
  const accounts = useWatched(watchTicketAccounts)
  const tool = ticketing?.tool
  const mapping = ticketing?.mappings.get(customerId)?.row
  const accountId = mapping && mapping.tool_id === tool?.id ? mapping.account_id : undefined
  const account = accounts?.find(({ id }) => id === accountId)?.name
  const name = tool ? APPLICATION_NAMES[tool.type] : APPLICATION_NAMES.Halo
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
            <Link
              to="/integrations/$integrationId/halo"
              params={{ integrationId: tool.id }}
              search={{ open: customerId }}
            >
              {t('company.toMapping')}
            </Link>
          </Quiet>
        </>
      ) : (
        <>
          <Quiet>{t('ofAllCompanies')}</Quiet>
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
