import { Receipt } from 'lucide-react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { quickbooksConsent } from '#client/data/nouns/consent/quickbooks-consent.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { GrantedCard, type GrantedCardProps } from './granted-card.tsx'

/** A company's connection to its books at QuickBooks, and the way to what was paid (INT-19). */
export function QuickbooksCard(props: GrantedCardProps) {
  const t = useTexts('integrations')
  const go = useGo()
  const { customerId } = props
  return (
    <GrantedCard
      {...props}
      type="Quickbooks"
      title={APPLICATION_NAMES.Quickbooks}
      way={quickbooksConsent(customerId)}
      words={(word) => t(`quickbooks.consent.${word}`)}
      about={[t('quickbooks.none'), t('quickbooks.sees'), t('quickbooks.changes')]}
      faultText={(fault) => t(`quickbooks.faults.${fault}`)}
      facts={({ tenant_name, tenant_id }) => [
        { term: t('quickbooks.company'), value: tenant_name },
        { term: t('quickbooks.companyId'), value: tenant_id },
      ]}
      disconnectTitle={(name) => t('quickbooks.disconnectTitle', { name })}
      disconnectText={t('quickbooks.disconnectText')}
      action={
        <Button
          icon={<Receipt aria-hidden />}
          onClick={() => go({ to: '/integrations/payees', search: { company: customerId } })}
        >
          {t('quickbooks.toPayees')}
        </Button>
      }
    />
  )
}
