import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useProtectObstacle } from '#client/features/secure/parts/use-protect-obstacle.ts'
import type { MailboxRow } from './mailbox-rows.ts'

interface MailboxActionsProps {
  chosen: readonly MailboxRow[]
  onAsk: (asked: { isBlocked: boolean; ids: readonly string[] }) => void
}

/** What can be done with chosen mailboxes. */
export const MailboxActions = (props: MailboxActionsProps) => (
  <>
    <MailboxAction {...props} isBlocked />
    <MailboxAction {...props} isBlocked={false} />
  </>
)

function MailboxAction({ chosen, onAsk, isBlocked }: MailboxActionsProps & { isBlocked: boolean }) {
  const t = useTexts('mailboxes')
  const locale = useLocale()
  const obstacle = useProtectObstacle()
  const count = chosen.filter(
    (row) => row.obstacle === undefined && row.state === (isBlocked ? 'notBlocked' : 'blocked'),
  ).length
  const none =
    chosen.some(({ obstacle: each }) => each === 'synchronized') &&
    chosen.every((row) => row.obstacle !== undefined)
      ? t('obstacles.synchronized')
      : t(isBlocked ? 'obstacles.blocked' : 'obstacles.notBlocked')
  return (
    <Button
      disabledReason={obstacle ?? (count > 0 ? undefined : none)}
      onClick={() => onAsk({ isBlocked, ids: chosen.map(({ id }) => id) })}
    >
      {t(isBlocked ? 'block' : 'unblock', { chosen: count.toLocaleString(locale) })}
    </Button>
  )
}
