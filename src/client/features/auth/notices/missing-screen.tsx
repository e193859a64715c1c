import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { AuthLink } from '../auth-link.tsx'
import { ProblemNotice } from '../problem-notice.tsx'

/** In the place of a screen whose script did not arrive. */
export function MissingScreen() {
  const t = useTexts('auth')
  return (
    <AuthCard
      isRead
      title={t('missing')}
      notice={<ProblemNotice problem="unreachable" supportEmail={undefined} />}
    >
      <Actions>
        <AuthLink to="/auth/login">{t('toLogin')}</AuthLink>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('retry')}
        </Button>
      </Actions>
    </AuthCard>
  )
}
