import { BellDot } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts, withTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import type { NamedAlert } from './alert-rows.ts'

const SnoozeDialog = lazy(
  withTexts(
    () => import('./notify/snooze-dialog.tsx').then((part) => ({ default: part.SnoozeDialog })),
    'alertNotify',
  ),
)

interface SnoozeAlikeProps {
  alert: NamedAlert
  disabledReason: string | undefined
}

/** Makes a rule of an alert: what is like it notifies nobody for a time (ALERT-11). */
export function SnoozeAlike({ alert, disabledReason }: SnoozeAlikeProps) {
  const t = useTexts('alerts')
  const [isOpen, setOpen] = useState(false)
  const { row, title, account } = alert
  const subject = row.account?.name ?? row.account?.id ?? ''
  return (
    <>
      <Button
        variant="quiet"
        icon={<BellDot aria-hidden />}
        disabledReason={disabledReason}
        onClick={() => setOpen(true)}
      >
        {t('acts.snoozeAlike')}
      </Button>
      <Suspense>
        {isOpen ? (
          <SnoozeDialog
            customerId={row.customer_id}
            seen={undefined}
            start={{
              name: [title, account].filter(Boolean).join(': ').slice(0, 100),
              detections: row.detections.toSorted(),
              about: subject ? 'account' : 'everything',
              account: subject,
              address: row.ip ?? '',
              country: row.location?.country ?? '',
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
