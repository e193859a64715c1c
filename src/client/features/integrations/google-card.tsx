import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { googleConsent } from '#client/data/nouns/consent/google-consent.ts'
import { useTexts } from '#client/texts/texts.ts'
import { GrantedCard, type GrantedCardProps } from './granted-card.tsx'

/** A company's connection to its Google Workspace (INT-32). */
export function GoogleCard(props: GrantedCardProps) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  return (
    <GrantedCard
      {...props}
      type="GWS"
      title={APPLICATION_NAMES.GWS}
      way={googleConsent(props.customerId)}
      words={(word) => t(`google.consent.${word}`)}
      about={[t('google.none'), t('google.sees'), t('google.changes')]}
      faultText={(fault, { missing_scopes }) =>
        t(`google.faults.${fault}`, { scopes: missing_scopes.join(', ') || 'admin.directory.user.readonly' })
      }
      facts={({ tenant_name, domains, tenant_id }) => [
        { term: t('google.workspace'), value: tenant_name },
        { term: companies('microsoft.domains'), value: domains.join(', ') },
        { term: t('google.customerId'), value: tenant_id },
      ]}
      disconnectTitle={(name) => t('google.disconnectTitle', { name })}
      disconnectText={t('google.disconnectText')}
    />
  )
}
