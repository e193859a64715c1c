import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { CenteredCard } from '#client/ui/centered-card.tsx'
import { Logo } from '#client/ui/logo.tsx'

export interface SealedPageProps {
  /** The server has the key, or has to renew the time that a device may be used without it. */
  why: 'needsNetwork' | 'leaseOver'
  name: string
  unsent: number
  isFieldMode: boolean
  /** False where the organization does not allow field mode. */
  mayHaveFieldMode: boolean
  onRetry: () => void
  onSignIn: () => void
}

/** A device that opens by itself as soon as the server answers. */
export function SealedPage({
  why,
  name,
  unsent,
  isFieldMode,
  mayHaveFieldMode,
  onRetry,
  onSignIn,
}: SealedPageProps) {
  const t = useTexts('lock')
  const words = useTexts('words')
  const isLeaseOver = why === 'leaseOver'
  return (
    <CenteredCard
      mark={<Logo size={36} label={words('product')} />}
      title={isLeaseOver ? t('leaseTitle') : t('sealedTitle')}
      words={
        <>
          <p>{isLeaseOver ? t('lease', { name }) : t('sealed', { name })}</p>
          {unsent > 0 ? (
            <p>
              <strong>{t('sealedWaits', { count: unsent })}</strong>
            </p>
          ) : null}
          {isLeaseOver ? <p>{t('leaseErase')}</p> : mayHaveFieldMode ? <p>{t('fieldMode')}</p> : null}
          {isLeaseOver && isFieldMode ? <p>{t('leaseSignIn')}</p> : null}
        </>
      }
      footer={
        isLeaseOver && isFieldMode ? undefined : (
          <Button variant="quiet" onClick={onSignIn}>
            {words('signIn')}
          </Button>
        )
      }
    >
      {isLeaseOver && isFieldMode ? (
        <Button variant="primary" wide onClick={onSignIn}>
          {words('signIn')}
        </Button>
      ) : (
        <Button wide onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </CenteredCard>
  )
}
