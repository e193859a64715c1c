import { useState } from 'react'
import { enableSecure, type Seats } from '#client/data/nouns/licenses/licenses.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { needsTier } from '#shared/domain/licenses/assignment.ts'
import { availableOf } from '#shared/domain/licenses/license-pool.ts'
import { SECURE_MODULES } from '#shared/domain/licenses/seat.ts'
import { type Tier, TIERS } from '#shared/domain/licenses/subscription.ts'
import { useTellKept } from './use-tell-kept.ts'

interface SecureDialogProps {
  customer: Customer
  tier: Tier
  people: readonly Employee[]
  seats: Seats
  onClose: () => void
}

/** Enables Secure for everybody of a tenant, changes its tier, or disables it (EMP-24, EMP-25). */
export function SecureDialog({ customer, tier, people, seats, onClose }: SecureDialogProps) {
  const device = useDevice()
  const t = useTexts('licenses')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const tellKept = useTellKept()
  const [chosen, setChosen] = useState<Tier>(tier)
  const needed = (of: Tier) =>
    of === 'none' ? 0 : people.filter((each) => needsTier(each, SECURE_MODULES[of])).length
  const isShort =
    chosen !== 'none' &&
    needed(chosen) > availableOf(seats.subscription, seats.counts, SECURE_MODULES[chosen])
  const why = chosen === tier ? words('unchanged') : isShort ? errors('notEnoughSecureLicenses') : undefined
  const save = async () => {
    if (why) return
    if (tellKept(await enableSecure(device, customer, chosen))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('secure.title', { company: customer.name })}
      closeLabel={words('close')}
      size="small"
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button type="submit" variant="primary" disabledReason={why}>
            {t(chosen === 'none' ? 'secure.disable' : tier === 'none' ? 'secure.enable' : 'secure.change')}
          </Button>
        </>
      }
    >
      <p>{t('secure.purpose')}</p>
      <RadioList
        label={t('columns.secure')}
        value={chosen}
        onChange={setChosen}
        options={TIERS.map((value) => ({
          value,
          label: t(`tier.${value}`),
          help:
            value === 'none'
              ? t('secure.noneHelp')
              : t('secure.help', {
                  needed: needed(value),
                  available: Math.max(
                    0,
                    availableOf(seats.subscription, seats.counts, SECURE_MODULES[value]),
                  ),
                }),
        }))}
      />
      {isShort ? <Callout tone="warn">{errors('notEnoughSecureLicenses')}</Callout> : null}
    </Dialog>
  )
}
