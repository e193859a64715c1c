import { chakra } from '@chakra-ui/react'
import { CloudOff, MessagesSquare } from 'lucide-react'
import { siteConfigSchema } from '#shared/contract/site-config.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useSite } from '#client/machines/use-site.ts'
import { SupportLink } from '#client/parts/support-link.tsx'
import { usePlace } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { Page } from '#client/ui/page.tsx'

// Chats are drawn for a light page where they say nothing of a dark one.
const Frame = chakra('iframe', {
  base: {
    flex: '1 1 auto !important',
    minH: '24rem',
    w: 'full',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})

/** A chat with those who help, of the provider that the operator names (ORG-32). */
export function ChatPage() {
  const t = useTexts('support')
  const place = usePlace()
  const isOnline = useIsOnline()
  const { chatUrl, supportEmail } = siteConfigSchema.parse(useSite())
  if (chatUrl === null)
    return (
      <Page {...place} purpose={t('chat.purpose')}>
        <EmptyState
          icon={<MessagesSquare aria-hidden />}
          title={t('chat.none')}
          reason={t('chat.noneReason')}
          action={<SupportLink email={supportEmail} />}
        />
      </Page>
    )
  if (!isOnline)
    return (
      <Page {...place} purpose={t('chat.purpose')}>
        <EmptyState
          icon={<CloudOff aria-hidden />}
          title={t('chat.offline')}
          reason={t('chat.offlineReason')}
          action={<SupportLink email={supportEmail} />}
        />
      </Page>
    )
  return (
    <Page
      {...place}
      purpose={t('chat.purpose')}
      toolbar={<ExternalLink href={chatUrl}>{t('chat.ownTab')}</ExternalLink>}
    >
      {/* It is of another origin (the server sees to that), so its own origin gives it nothing of this page. */}
      <Frame
        title={place.title}
        src={chatUrl}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </Page>
  )
}
