import { chakra } from '@chakra-ui/react'
import { Fingerprint } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { KeyMode } from '#shared/contract/devices.ts'
import { pinLimits } from '#client/data/keys/pin.ts'
import type { LockReason, UnlockProblem } from '#client/machines/lock.machine.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CenteredCard } from '#client/ui/centered-card.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: 4 } })

export interface LockPageProps {
  name: string
  mode: KeyMode
  why: LockReason
  problem: UnlockProblem | undefined
  triesLeft: number | undefined
  isBusy: boolean
  isOnline: boolean
  onPin: (pin: string) => void
  onPasskey: () => void
  /** Signs in with the password instead. */
  onForgot: () => void
  onSignOut: () => void
}

/** A device that knows its owner and waits for them. */
export function LockPage({
  name,
  mode,
  why,
  problem,
  triesLeft,
  isBusy,
  isOnline,
  onPin,
  onPasskey,
  onForgot,
  onSignOut,
}: LockPageProps) {
  const t = useTexts('lock')
  const words = useTexts('words')
  const trouble =
    problem === 'wrong'
      ? mode === 'pin'
        ? t('wrong', { count: triesLeft ?? 0 })
        : t('wrongPasskey')
      : problem && t(problem)
  return (
    <CenteredCard
      mark={<Logo size={36} label={words('product')} />}
      title={t('hello', { name })}
      words={<p>{t(`why.${why}`)}</p>}
      footer={
        <>
          <Button
            variant="quiet"
            disabledReason={isOnline ? undefined : t('forgotOffline')}
            onClick={onForgot}
          >
            {mode === 'pin' ? t('forgot') : t('forgotPasskey')}
          </Button>
          <Button variant="quiet" onClick={onSignOut}>
            {words('signOut')}
          </Button>
        </>
      }
    >
      {trouble ? <Callout tone={problem === 'cancelled' ? 'warn' : 'error'}>{trouble}</Callout> : null}
      {mode === 'pin' ? (
        <PinForm isBusy={isBusy} onPin={onPin} />
      ) : (
        <Button variant="primary" wide busy={isBusy} icon={<Fingerprint aria-hidden />} onClick={onPasskey}>
          {t('unlockWithPasskey')}
        </Button>
      )}
    </CenteredCard>
  )
}

function PinForm({ isBusy, onPin }: Pick<LockPageProps, 'isBusy' | 'onPin'>) {
  const t = useTexts('lock')
  const words = useTexts('words')
  const [pin, setPin] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(pin === '')
    // A slip of the finger is no try.
    if (pin === '' || isBusy) return
    onPin(pin)
    setPin('')
  }
  return (
    <Form onSubmit={submit} noValidate>
      <PasswordField
        label={words('pin')}
        name="pin"
        autoComplete="off"
        inputMode="numeric"
        maxLength={pinLimits.max}
        showLabel={words('showPin')}
        hideShownLabel={words('hidePin')}
        value={pin}
        onChange={setPin}
        {...(isEmpty ? { error: t('empty') } : {})}
        autoFocus
      />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {t('unlock')}
      </Button>
    </Form>
  )
}
