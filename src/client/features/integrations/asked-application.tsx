import {
  APPLICATION_NAMES,
  connectables,
  isAsked,
  TICKETING_APPLICATIONS,
} from '#shared/domain/integrations/applications.ts'
import type { IntegrationsQuery } from '#shared/domain/integrations/integrations-query.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'

interface AskedApplicationProps {
  query: IntegrationsQuery
  /** Whether the company is chosen already. */
  isOfCompany?: boolean
  onAll: () => void
  /** Leads to the ticketing tool, which no company has of its own. */
  onTool?: () => void
  /** Leads to the partner of all companies. */
  onPartner?: () => void
}

/** Says what the address asks to be connected, and whether that can be done (SHELL-25). */
export function AskedApplication({
  query,
  isOfCompany = false,
  onAll,
  onTool,
  onPartner,
}: AskedApplicationProps) {
  const t = useTexts('integrations')
  const tickets = useTexts('ticketing')
  const partner = useTexts('partner')
  const { applicationNameQ, integrationTypeQ } = query
  const asked = connectables.filter((each) => isAsked(each, query))
  const [first] = asked
  if (applicationNameQ === undefined && integrationTypeQ === undefined) return null
  const kind = integrationTypeQ && t(integrationTypeQ === 'CSP' ? 'partner' : 'direct')
  const name = first ? APPLICATION_NAMES[first.application] : applicationNameQ
  const isPartner = integrationTypeQ === 'CSP'
  const isTool = TICKETING_APPLICATIONS.some((each) => each === first?.application)
  return (
    <Callout
      tone="info"
      title={[name, kind].filter(Boolean).join(' · ')}
      action={
        <>
          {isPartner && onPartner ? <Button onClick={onPartner}>{partner('show')}</Button> : null}
          {isTool && onTool ? <Button onClick={onTool}>{tickets('show')}</Button> : null}
          <Button onClick={onAll}>{t('showAll')}</Button>
        </>
      }
    >
      {isOfCompany ? null : isPartner ? partner('about') : isTool ? tickets('ofAllCompanies') : t('choose')}
    </Callout>
  )
}
