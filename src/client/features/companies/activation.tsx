import { useState } from 'react'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { activateCustomer, watchActivation } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** Says that the company's deactivation or reactivation was asked for and is not done yet. */
export function ActivationNotice({ id }: { id: string }) {
  const t = useTexts('companies')
  const locale = useLocale()
  const asked = useWatched(watchActivation, id)
  if (!asked) return null
  const kind = `${asked.isStuck ? 'decide' : 'asked'}${asked.active ? 'On' : 'Off'}` as const
  return (
    <Callout tone="warn">
      {t(`activation.${kind}`)} <TimeText at={asked.createdAt} locale={locale} />
    </Callout>
  )
}

interface ActivationButtonProps {
  customer: Customer
  disabledReason: string | undefined
}

/** Deactivates or reactivates a company after a confirmation (ORG-09). */
export function ActivationButton({ customer, disabledReason }: ActivationButtonProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const words = useTexts('words')
  const asked = useWatched(watchActivation, customer.id)
  const [isAsking, setAsking] = useState(false)
  const { name, active } = customer
  const verb = active ? 'deactivate' : 'reactivate'
  const confirm = async () => {
    setAsking(false)
    const { outcome } = await activateCustomer(device, customer, !active)
    if (outcome === 'notKept' || outcome === 'forbidden' || outcome === 'opposed')
      showToast({ tone: 'error', text: t(`form.${outcome}`) })
  }
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        disabledReason={disabledReason ?? (asked ? t('activation.alreadyAsked') : undefined)}
      >
        {t(`activation.${verb}`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={t(`activation.${verb}Title`, { name })}
        confirm={t(`activation.${verb}`)}
        cancel={words('cancel')}
        closeLabel={words('close')}
        danger={active}
      >
        <p>{t(`activation.${verb}Text`)}</p>
        <p>{t('activation.when')}</p>
      </ConfirmDialog>
    </>
  )
}
