import { Link } from '@tanstack/react-router'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Leads to the dialog that connects Exchange Online of a company, for whoever may open it (INT-38). */
export function ExchangeLink({ companyId }: { companyId: string }) {
  const t = useTexts('companies')
  if (!reaches(useAccess().permissions.integrations, 'readOnly')) return null
  return (
    <Link
      to="/integrations/$companySelectorId"
      params={{ companySelectorId: companyId }}
      search={{ modal: 'exchange' }}
    >
      {t('exchange.connect')}
    </Link>
  )
}
