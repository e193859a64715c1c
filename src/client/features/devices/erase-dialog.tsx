import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { eraseDevice } from '#client/data/nouns/devices.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

const Lines = chakra('ul', {
  base: { display: 'grid', gap: 1.5, ps: 4, listStyleType: 'disc', textWrap: 'pretty' },
})

interface EraseDialogProps {
  device: RegisteredDevice
  isOwn: boolean
  /** Is waited for before it is told that it is done. */
  onErased: () => Promise<void>
  onClose: () => void
}

/** Asks before a device is erased, and for the number of changes where some would be lost. */
export function EraseDialog({ device, isOwn, onErased, onClose }: EraseDialogProps) {
  const t = useTexts('devices')
  const words = useTexts('words')
  const careful = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const { userName, pending } = device
  const isTyped = pending === 0 || typed.trim() === String(pending)

  const { isErasing, refusal, erase } = useErase({ device, onErased, onClose })

  return (
    <Dialog
      open
      urgent
      onClose={onClose}
      title={t('erase.title', { person: userName })}
      closeLabel={words('close')}
      initialFocus={careful}
      onSubmit={() => {
        if (isTyped) void erase()
      }}
      footer={
        <>
          <Button ref={careful} onClick={onClose}>
            {t('erase.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={isErasing}
            disabledReason={isTyped ? undefined : t('erase.typeFirst')}
          >
            {t('erase.confirm')}
          </Button>
        </>
      }
    >
      {refusal ? (
        <RefusalCallout title={t('erase.failed')} refusal={refusal} unanswered={words('cannotWait')} />
      ) : null}
      {isOwn ? <Callout tone="warn">{t('erase.own')}</Callout> : null}
      <WhatIsErased device={device} />
      <LostChanges device={device} typed={typed} onType={setTyped} />
    </Dialog>
  )
}

/** Erases the device, and says what came of it. */
function useErase({ device, onErased, onClose }: Omit<EraseDialogProps, 'isOwn'>) {
  const { call } = useDevice()
  const t = useTexts('devices')
  const [isErasing, setErasing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const erase = async () => {
    if (isErasing) return
    setErasing(true)
    setRefusal(undefined)
    try {
      await eraseDevice({ call }, device)
      await onErased()
      showToast({ tone: 'ok', text: t('erase.done') })
      onClose()
    } catch (cause) {
      setRefusal(refusalOf(cause))
      setErasing(false)
    }
  }
  return { isErasing, refusal, erase }
}

function WhatIsErased({ device: { name, keyMode } }: Pick<EraseDialogProps, 'device'>) {
  const t = useTexts('devices')
  return (
    <Lines>
      <li>
        {keyMode === 'session'
          ? t('erase.key', { device: name })
          : t(`erase.keyField.${keyMode}`, { device: name })}
      </li>
      <li>{t('erase.data')}</li>
      <li>{t('erase.never')}</li>
    </Lines>
  )
}

interface LostChangesProps extends Pick<EraseDialogProps, 'device'> {
  typed: string
  onType: (typed: string) => void
}

/** The changes that are lost with the device, and the field for their number. */
function LostChanges({ device: { pending, oldestPendingAt }, typed, onType }: LostChangesProps) {
  const t = useTexts('devices')
  const locale = useLocale()
  if (pending === 0) return <p>{t('erase.noneLost')}</p>
  return (
    <>
      <Callout tone="warn" title={t('erase.lost', { count: pending })}>
        {oldestPendingAt === null ? null : (
          <TimeSentence
            at={oldestPendingAt}
            locale={locale}
            sentence={(time) => t('erase.lostSince', { count: pending, time })}
          />
        )}
      </Callout>
      <TextField
        label={t('erase.type', { count: pending })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={onType}
      />
    </>
  )
}
