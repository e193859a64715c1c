import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import { auditTenant } from '#shared/domain/partner/gdap-audit.ts'
import { watchPartner } from '#client/data/nouns/partner.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { Card } from '../card.tsx'
import type { IntegrationRow } from '../integration-rows.ts'
import { AuditCallout } from './audit-callout.tsx'

/** How a company is reached through the Microsoft partner, and why not any more. */
export function CompanyPartnerCard({ row: { view } }: { row: IntegrationRow }) {
  const t = useTexts('partner')
  const companies = useTexts('companies')
  const go = useGo()
  const partner = useWatched(watchPartner)
  const integration = view?.row
  const isThrough = integration?.kind === CONNECTION_KINDS.CSP
  const { connection } = partner ?? {}
  const audit =
    isThrough && connection
      ? auditTenant(
          partner?.relationships.filter(({ tenant_id }) => tenant_id === integration.tenant_id) ?? [],
          connection.agents,
        )
      : undefined
  const open = () =>
    connection
      ? go({
          to: '/integrations/$integrationId/microsoft-csp',
          params: { integrationId: connection.id },
          search: { tab: 'tenants' },
        })
      : go({ to: '/integrations', search: { modal: 'partner' } })
  return (
    <Card title={t('title')}>
      {integration?.state === 'CSP relationship lost' ? (
        <Callout tone="error" title={companies('microsoft.states.CSP relationship lost')}>
          {t('lost')}
        </Callout>
      ) : null}
      <Quiet>{t(isThrough ? 'company.through' : integration ? 'company.direct' : 'company.none')}</Quiet>
      {audit ? <AuditCallout audit={audit} /> : null}
      <Button onClick={open}>{t(connection ? 'open' : 'show')}</Button>
    </Card>
  )
}
