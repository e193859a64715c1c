import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { KeyMode } from '#shared/contract/devices.ts'
import { type PinProblem, pinLimits, pinProblem } from '#client/data/keys/pin.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'

const Lines = chakra('ul', {
  base: { display: 'grid', gap: 1.5, ps: 4, listStyleType: 'disc', textWrap: 'pretty' },
})
const By = chakra('div', { base: { display: 'grid', gap: 1.5, justifyItems: 'start' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })
const Small = chakra('p', { base: { fontSize: 'small', textWrap: 'pretty' } })

/** Why field mode was not changed. */
export type FieldModeFailure =
  | 'unreachable'
  | 'refused'
  | 'forbidden'
  | 'cancelled'
  | 'unsupported'
  | 'failed'

export interface FieldModeDialogProps {
  mode: KeyMode
  /** `required` cannot be put off; `newPin` follows a forgotten one. */
  occasion: 'asked' | 'required' | 'newPin'
  canUsePasskey: boolean
  onPin: (pin: string) => Promise<FieldModeFailure | undefined>
  onPasskey: () => Promise<FieldModeFailure | undefined>
  /** Whether the browser promises to keep the data. */
  onPersist: () => Promise<boolean>
  onTurnOff: () => void
  onLockNow: () => void
  onSignOut: () => void
  onClose: () => void
}

/** Keeps this device ready for offline work: sets it up, changes it, takes it away. */
export function FieldModeDialog(props: FieldModeDialogProps) {
  const { mode, occasion, onPersist, onLockNow, onSignOut, onClose } = props
  const t = useTexts('fieldMode')
  const words = useTexts('words')
  const [isChanging, setChanging] = useState(false)
  const [isKept, setKept] = useState<boolean>()
  const setUp = useSetUp(props, async () => {
    setKept(await onPersist())
    setChanging(false)
  })
  const isReady = mode !== 'session' && !isChanging && (occasion !== 'newPin' || isKept !== undefined)
  const isDemanded = occasion === 'required' && mode === 'session'
  // One dialog for both: a second one would take the focus that the first gives back for a press outside.
  return (
    <Dialog
      open
      urgent={isDemanded}
      onClose={() => {
        if (!isDemanded) onClose()
      }}
      title={occasion === 'newPin' && !isReady ? t('newPinTitle') : t('title')}
      closeLabel={words('close')}
      {...(isReady ? {} : { onSubmit: () => void setUp.submit() })}
      footer={
        isReady ? (
          <>
            <Button onClick={onLockNow}>{words('lockNow')}</Button>
            <Button variant="primary" onClick={onClose}>
              {words('done')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={isDemanded ? onSignOut : onClose}>
              {isDemanded ? words('signOut') : words('notNow')}
            </Button>
            <Button type="submit" variant="primary" busy={setUp.isBusy}>
              {mode === 'session' ? words('turnOn') : setUp.by === 'pin' ? t('setPin') : t('setPasskey')}
            </Button>
          </>
        )
      }
    >
      {isReady ? (
        <Ready {...props} mode={mode} isKept={isKept} onChange={() => setChanging(true)} />
      ) : (
        <SetUp {...props} {...setUp} />
      )}
    </Dialog>
  )
}

interface ReadyProps extends Pick<FieldModeDialogProps, 'occasion' | 'onTurnOff'> {
  mode: 'pin' | 'passkey'
  isKept: boolean | undefined
  onChange: () => void
}

function Ready({ mode, occasion, isKept, onChange, onTurnOff }: ReadyProps) {
  const t = useTexts('fieldMode')
  const words = useTexts('words')
  return (
    <>
      <Callout tone="ok">{t(`on.${mode}`)}</Callout>
      {isKept === undefined ? null : (
        <Callout tone={isKept ? 'ok' : 'warn'}>
          {t(isKept ? 'persistence.granted' : 'persistence.refused')}
        </Callout>
      )}
      <Actions>
        <Button onClick={onChange}>{t('change')}</Button>
        <Button disabledReason={occasion === 'required' ? t('required') : undefined} onClick={onTurnOff}>
          {words('turnOff')}
        </Button>
      </Actions>
    </>
  )
}

type Way = 'pin' | 'passkey'

/** What was entered so far, what is wrong with it, and the attempt. */
function useSetUp(
  { occasion, canUsePasskey, onPin, onPasskey }: FieldModeDialogProps,
  onDone: () => Promise<void>,
) {
  // The stronger one first; who forgot a PIN is here for another one.
  const [by, setBy] = useState<Way>(canUsePasskey && occasion !== 'newPin' ? 'passkey' : 'pin')
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<PinProblem>()
  const [failure, setFailure] = useState<FieldModeFailure>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    const found = by === 'pin' ? pinProblem(pin, again) : undefined
    setProblem(found)
    setFailure(undefined)
    if (found || isBusy) return
    setBusy(true)
    const failed = by === 'pin' ? await onPin(pin) : await onPasskey()
    setBusy(false)
    setFailure(failed)
    if (failed) return
    setPin('')
    setAgain('')
    await onDone()
  }
  return { by, setBy, pin, setPin, again, setAgain, problem, failure, isBusy, submit }
}

type SetUpProps = Pick<FieldModeDialogProps, 'occasion' | 'canUsePasskey'> & ReturnType<typeof useSetUp>

function SetUp({
  occasion,
  canUsePasskey,
  by,
  setBy,
  pin,
  setPin,
  again,
  setAgain,
  problem,
  failure,
}: SetUpProps) {
  const t = useTexts('fieldMode')
  const words = useTexts('words')
  const problemText = problem && t(`problems.${problem}`)
  return (
    <>
      {occasion === 'newPin' ? (
        <p>{t('newPin')}</p>
      ) : (
        <Lines>
          <li>{t('lines.opens')}</li>
          <li>{t('lines.locks')}</li>
          <li>{t('lines.erases')}</li>
        </Lines>
      )}
      {occasion === 'required' ? <Callout tone="info">{t('required')}</Callout> : null}
      {canUsePasskey ? (
        <By>
          <Segmented
            label={t('by')}
            value={by}
            onChange={setBy}
            options={[
              { value: 'passkey', label: t('ways.passkey') },
              { value: 'pin', label: t('ways.pin') },
            ]}
          />
          {by === 'passkey' ? <Small>{t('passkeyHelp')}</Small> : null}
        </By>
      ) : null}
      {by === 'pin' ? (
        <>
          <PinField
            label={words('pin')}
            help={t('pinHelp')}
            value={pin}
            onChange={setPin}
            error={problem === 'different' ? undefined : problemText}
          />
          <PinField
            label={t('again')}
            value={again}
            onChange={setAgain}
            error={problem === 'different' ? problemText : undefined}
          />
        </>
      ) : null}
      {failure ? <Callout tone="error">{t(`failures.${failure}`)}</Callout> : null}
    </>
  )
}

interface PinFieldProps {
  label: string
  help?: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function PinField({ error, help, ...rest }: PinFieldProps) {
  const words = useTexts('words')
  return (
    <PasswordField
      {...rest}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
      autoComplete="off"
      inputMode="numeric"
      maxLength={pinLimits.max}
      showLabel={words('showPin')}
      hideShownLabel={words('hidePin')}
    />
  )
}
