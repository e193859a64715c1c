import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { SupportLink } from '#client/parts/support-link.tsx'

interface NoticePageProps {
  kind: 'error' | 'logout' | 'trialExpired' | 'consentUnclaimed'
  supportEmail: string | undefined
  onGo: () => void
}

/** A page that only says something, and where to go from there. */
export function NoticePage({ kind, supportEmail, onGo }: NoticePageProps) {
  const t = useTexts('auth')
  return (
    <AuthCard isRead title={t(`notices.${kind}.title`)} words={<p>{t(`notices.${kind}.words`)}</p>}>
      <Actions>
        {kind !== 'logout' && supportEmail ? <SupportLink email={supportEmail} /> : <span />}
        <Button variant="primary" onClick={onGo}>
          {t(`notices.${kind}.go`)}
        </Button>
      </Actions>
    </AuthCard>
  )
}
