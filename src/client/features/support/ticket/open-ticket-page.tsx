import { chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import { siteConfigSchema } from '#shared/contract/site-config.ts'
import { readSupportTickets } from '#client/data/nouns/support.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useSite } from '#client/machines/use-site.ts'
import { SupportLink } from '#client/parts/support-link.tsx'
import { useAsked } from '#client/parts/use-asked.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { PageSection } from '#client/ui/page-section.tsx'
import { Page } from '#client/ui/page.tsx'
import { OwnTickets } from './own-tickets.tsx'
import { TicketForm } from './ticket-form.tsx'

const Sections = chakra('div', { base: { display: 'grid', gap: 3.5, maxW: '72rem' } })
const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

/** A ticket to those who help (ORG-31), and what somebody has written to them before. */
export function OpenTicketPage() {
  const t = useTexts('support')
  const place = usePlace()
  const { call } = useDevice()
  const { supportEmail } = siteConfigSchema.parse(useSite())
  const own = useAsked(useCallback(() => readSupportTickets({ call }), [call]))
  return (
    <Page {...place} purpose={t('ticket.purpose')}>
      <Sections>
        <PageSection title={place.title}>
          <TicketForm onSent={() => void own.read()} />
          <Quiet>
            {t('ticket.orMail')} <SupportLink email={supportEmail} />
          </Quiet>
        </PageSection>
        <PageSection title={t('ticket.own')} help={t('ticket.ownHelp')}>
          <OwnTickets
            tickets={own.answer}
            isFailed={own.cause !== undefined}
            onRetry={() => void own.read()}
          />
        </PageSection>
      </Sections>
    </Page>
  )
}
