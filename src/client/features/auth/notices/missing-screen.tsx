import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { AuthLink } from '../auth-link.tsx'
import { ProblemNotice } from '../problem-notice.tsx'

/** In the place of a screen whose script did not arrive. */
export function MissingScreen() {
  const t = useTexts('auth')
  const words = useTexts('words')
  return (
    <AuthCard
      isRead
      title={t('missing')}
      notice={<ProblemNotice problem="unreachable" supportEmail={undefined} />}
    >
      <Actions>
        <AuthLink to="/auth/login">{words('toSignIn')}</AuthLink>
        <Button variant="primary" onClick={() => location.reload()}>
          {words('tryAgain')}
        </Button>
      </Actions>
    </AuthCard>
  )
}
